import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BatchQuestion } from "./use-batch";

/** Says how many of the chosen cells have a text already, and offers to leave them out. */
export function BatchQuestionDialog({ question }: { question: BatchQuestion }) {
  const t = useTranslations("admin.coverage.question");
  const common = useTranslations("common");
  const { kind, filled, total, go, cancel } = question;
  return (
    <Dialog
      open
      onClose={cancel}
      title={t(`${kind}.title`)}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {common("cancel")}
          </Button>
          <Button variant="secondary" onClick={() => go(false)}>
            {t("all", { total })}
          </Button>
          <Button onClick={() => go(true)}>{t("leaveOut", { rest: total - filled })}</Button>
        </>
      }
    >
      <p>{t("text", { filled, total })}</p>
      <p>{t(`${kind}.text`)}</p>
    </Dialog>
  );
}
