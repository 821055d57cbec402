import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface ClosedDialogProps {
  /** An ISO instant. */
  readonly deletesAt: string;
  onLeave(): void;
}

/** The account is closed, and may be kept until it is gone; every way out leads away from here. */
export function ClosedDialog({ deletesAt, onLeave }: ClosedDialogProps) {
  const t = useTranslations("account.deletion");
  const common = useTranslations("common");
  const tag = useLocale();
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short" }).format(new Date(deletesAt));
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t("doneTitle")}
      closeLabel={common("close")}
      footer={<Button onClick={onLeave}>{t("leave")}</Button>}
    >
      <p role="status">{t("done", { time })}</p>
    </Dialog>
  );
}
