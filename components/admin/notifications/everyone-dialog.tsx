import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { NotificationInput } from "@/lib/notifications/domain/notification-input";
import { useReach } from "./audience-field";

interface EveryoneDialogProps {
  readonly input: NotificationInput;
  onAnswer(send: boolean): void;
}

/** Asks before a notification goes to everyone, with how many people that are. */
export function EveryoneDialog({ input, onAnswer }: EveryoneDialogProps) {
  const t = useTranslations("admin.notifications.everyone");
  const common = useTranslations("common");
  const { data } = useReach(input);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t("title")}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {common("cancel")}
          </Button>
          <Button onClick={() => onAnswer(true)}>
            {data === undefined ? t("sendPlain") : t("send", { count: data })}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{t("text", { title: input.title.trim() })}</p>
      {input.scheduledFor !== "" && <p>{t("later")}</p>}
    </Dialog>
  );
}
