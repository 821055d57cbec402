import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SelectField, TextAreaField, TextField } from "@/components/ui/fields";
import { useForm } from "@/components/ui/use-form";
import {
  MESSAGE_MAX,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
  TITLE_MAX,
} from "@/lib/notifications/domain/notification";
import {
  type NotificationField,
  type NotificationInput,
  validateNotificationInput,
} from "@/lib/notifications/domain/notification-input";
import { AudienceField } from "./audience-field";

interface NotificationFormProps {
  readonly input: NotificationInput;
  onChange(part: Partial<NotificationInput>): void;
  onSend(input: NotificationInput): Promise<unknown>;
  onReset(): void;
}

/** How many characters are left, or too many. */
function CharacterCount({ length, max }: { length: number; max: number }) {
  const t = useTranslations("admin.notifications.form");
  return <>{length > max ? t("over", { count: length - max }) : t("left", { count: max - length })}</>;
}

/** The present minute as the value of a `datetime-local` field, in the browser's time zone. */
function toLocalMinute(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function KindFields({ input, onChange }: Pick<NotificationFormProps, "input" | "onChange">) {
  const t = useTranslations("admin.notifications.form");
  const words = useTranslations("notifications");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t("type")}
        value={input.type}
        options={NOTIFICATION_TYPES.map((value) => ({ value, label: words(`types.${value}`) }))}
        onChange={(event) => onChange({ type: event.target.value as NotificationType })}
      />
      <SelectField
        label={t("priority")}
        value={input.priority}
        options={PRIORITIES.map((value) => ({ value, label: words(`priorities.${value}`) }))}
        onChange={(event) => onChange({ priority: event.target.value as Priority })}
      />
    </div>
  );
}

/** Writes a notification: what it says, to whom, and when. */
export function NotificationForm({ input, onChange, onSend, onReset }: NotificationFormProps) {
  const t = useTranslations("admin.notifications");
  const common = useTranslations("common");
  const form = useForm({
    read: () => input,
    check: (typed) => validateNotificationInput(typed, Date.now()),
    send: onSend,
  });
  const { pending } = form;
  const later = input.scheduledFor !== "";

  function error(field: NotificationField) {
    const problem = form.problem(field);
    return problem === "refused" ? common("fieldRefused") : problem && t(`faults.${problem}`);
  }

  return (
    <form {...form.props} className="grid content-start gap-5">
      <TextField
        label={t("form.name")}
        name="title"
        dir="auto"
        required
        autoComplete="off"
        value={input.title}
        hint={<CharacterCount length={input.title.trim().length} max={TITLE_MAX} />}
        error={error("title")}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextAreaField
        label={t("form.message")}
        name="message"
        dir="auto"
        required
        value={input.message}
        hint={<CharacterCount length={input.message.trim().length} max={MESSAGE_MAX} />}
        error={error("message")}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <KindFields input={input} onChange={onChange} />
      <AudienceField input={input} error={error("personalityTypes")} onChange={onChange} />
      <TextField
        label={t("form.schedule")}
        name="scheduledFor"
        type="datetime-local"
        value={input.scheduledFor}
        min={toLocalMinute(new Date())}
        hint={t("form.scheduleHint", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        error={error("scheduledFor")}
        suppressHydrationWarning
        onChange={(event) => onChange({ scheduledFor: event.target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={pending}>
          {later ? t(pending ? "form.planning" : "form.plan") : t(pending ? "form.sending" : "form.send")}
        </Button>
        <Button
          variant="ghost"
          disabled={pending}
          onClick={() => {
            form.reset();
            onReset();
          }}
        >
          {t("form.discard")}
        </Button>
      </div>
    </form>
  );
}
