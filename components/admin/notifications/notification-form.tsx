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
  toLocalMinute,
  validateNotificationInput,
} from "@/lib/notifications/domain/notification-input";
import { AudienceField } from "./audience-field";
import { CharacterCount, WordsFields } from "./words-fields";

interface NotificationFormProps {
  readonly input: NotificationInput;
  onChange(part: Partial<NotificationInput>): void;
  onSend(input: NotificationInput): Promise<unknown>;
  onReset(): void;
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

/** What a link may be, in letters that no language changes. */
const LINK_WORDS = { example: "/reports", scheme: "https" } as const;

/** What the button says, and what it says while the server is asked. */
const SUBMIT = {
  send: ["send", "sending"],
  plan: ["plan", "planning"],
  edit: ["save", "saving"],
} as const;

interface FormButtonsProps extends Pick<NotificationFormProps, "input" | "onReset"> {
  readonly pending: boolean;
}

/** Sends, plans or saves, whichever it is, or gives the form up. */
function FormButtons({ input: { editing, scheduledFor }, pending, onReset }: FormButtonsProps) {
  const t = useTranslations("admin.notifications.form");
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={pending}>
        {t(SUBMIT[editing ? "edit" : scheduledFor !== "" ? "plan" : "send"][pending ? 1 : 0])}
      </Button>
      <Button variant="ghost" disabled={pending} onClick={onReset}>
        {t(editing ? "leave" : "discard")}
      </Button>
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

  function error(field: NotificationField) {
    const problem = form.problem(field);
    return problem === "refused" ? common("fieldRefused") : problem && t(`faults.${problem}`, LINK_WORDS);
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
      <WordsFields words={input.words} error={error} onChange={(words) => onChange({ words })} />
      <TextField
        label={t("form.link")}
        name="link"
        dir="ltr"
        autoComplete="off"
        value={input.link}
        hint={t("form.linkHint", LINK_WORDS)}
        error={error("link")}
        onChange={(event) => onChange({ link: event.target.value })}
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
      <FormButtons
        input={input}
        pending={form.pending}
        onReset={() => {
          form.reset();
          onReset();
        }}
      />
    </form>
  );
}
