import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { RunStatus } from "@/lib/assessment/domain/run/run-status";

interface NewRunDialogProps {
  /** The run whose answers would be set aside. */
  readonly status: Exclude<RunStatus, { kind: "empty" }>;
  readonly open: boolean;
  onGoOn(): void;
  onBegin(): void;
  onClose(): void;
}

/** Asks before answers are set aside; going on is the first choice. */
export function NewRunDialog({ status, open, onGoOn, onBegin, onClose }: NewRunDialogProps) {
  const t = useTranslations("home.question");
  const card = useTranslations("home.card");
  const common = useTranslations("common");

  function goOnLabel() {
    if (status.kind === "complete") return card("result");
    return status.step === "rheti" ? t("goOnPair", { place: status.place }) : t("goOn");
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title", { count: status.answers })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onBegin}>
            {t("begin")}
          </Button>
          <Button onClick={onGoOn}>{goOnLabel()}</Button>
        </>
      }
    >
      <p>{t("text")}</p>
    </Dialog>
  );
}
