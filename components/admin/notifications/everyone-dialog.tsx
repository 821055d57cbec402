import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { NotificationInput } from "@/lib/notifications/domain/notification-input";
import { formatDateTime } from "@/lib/platform/format-date";
import { useReach } from "./audience-field";

interface EveryoneDialogProps {
  readonly input: NotificationInput;
  onAnswer(send: boolean): void;
}

/** Asks before a notification goes to everyone, with how many people that are, and the time where it goes out later. */
export function EveryoneDialog({ input, onAnswer }: EveryoneDialogProps) {
  const t = useTranslations("admin.notifications.everyone");
  const common = useTranslations("common");
  const { info } = useLanguage();
  const { data: count } = useReach(input);
  const planned = input.scheduledFor !== "";
  const yes = () => {
    if (count === undefined) return t(planned ? "planPlain" : "sendPlain");
    return t(planned ? "plan" : "send", { count });
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t(planned ? "planTitle" : "title")}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {common("cancel")}
          </Button>
          <Button onClick={() => onAnswer(true)}>{yes()}</Button>
        </>
      }
    >
      <p className="wrap-anywhere">{t("text", { title: input.title.trim() })}</p>
      {planned && (
        <>
          <p className="font-semibold">{t("laterOn", { date: formatDateTime(input.scheduledFor, info) })}</p>
          <p>{t("later")}</p>
        </>
      )}
    </Dialog>
  );
}
