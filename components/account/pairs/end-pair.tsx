import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface EndPairProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error: string | null;
  onEnd(): void;
  onCancel(): void;
}

/** Asks once more before a comparison ends for both. */
export function EndPair({ name, busy, error, onEnd, onCancel }: EndPairProps) {
  const t = useTranslations("pairs.list");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("endTitle", { name })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={onEnd}>
            {t("endConfirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{t("endText")}</p>
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </Dialog>
  );
}
