import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** What the two people will see of each other, and what they never will. */
export function SharedDataList() {
  const t = useTranslations("pairs");
  const shown = ["showsNames", "showsType", "showsInner", "showsOrder"] as const;
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">{t("shows")}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {shown.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{t("hidden")}</p>
    </div>
  );
}

interface ConfirmMatchDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error: string | null;
  onAgree(): void;
  onCancel(): void;
}

/** The second consent: who the other one is and what both will see, before anything is shared. */
export function ConfirmMatchDialog({ name, busy, error, onAgree, onCancel }: ConfirmMatchDialogProps) {
  const t = useTranslations("pairs.enter");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("confirmTitle", { name })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button busy={busy} onClick={onAgree}>
            {t("agree")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{t("confirmText", { name })}</p>
        <SharedDataList />
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </Dialog>
  );
}
