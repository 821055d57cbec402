import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextAreaField, TextField } from "@/components/ui/text-field";
import { type DraftField, draftFaults, type NotificationDraft } from "@/lib/notifications/domain/draft";
import {
  MESSAGE_MAX,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
  TITLE_MAX,
} from "@/lib/notifications/domain/notification";
import { AudienceField } from "./audience-field";
import { CountedLength } from "./counted-length";

interface NotificationFormProps {
  readonly draft: NotificationDraft;
  readonly pending: boolean;
  onChange(part: Partial<NotificationDraft>): void;
  onSend(): void;
  onReset(): void;
}

/** The present minute as a `datetime-local` field takes it, in the time of the place. */
function localMinute(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Writes a notification: what it says, to whom, and when. */
export function NotificationForm({ draft, pending, onChange, onSend, onReset }: NotificationFormProps) {
  const t = useTranslations("admin.notifications");
  const words = useTranslations("notifications");
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const faults = checked ? draftFaults(draft, Date.now()) : {};
  const error = (field: DraftField) => faults[field] && t(`faults.${faults[field]}`);
  const later = draft.scheduledFor !== "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const [first] = Object.keys(draftFaults(draft, Date.now()));
    setChecked(first !== undefined);
    if (first === undefined) onSend();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid content-start gap-5">
      <TextField
        label={t("form.name")}
        name="title"
        dir="auto"
        required
        autoComplete="off"
        value={draft.title}
        hint={<CountedLength length={draft.title.trim().length} max={TITLE_MAX} />}
        error={error("title")}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextAreaField
        label={t("form.message")}
        name="message"
        dir="auto"
        required
        value={draft.message}
        hint={<CountedLength length={draft.message.trim().length} max={MESSAGE_MAX} />}
        error={error("message")}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("form.type")}
          value={draft.type}
          options={NOTIFICATION_TYPES.map((value) => ({ value, label: words(`types.${value}`) }))}
          onChange={(event) => onChange({ type: event.target.value as NotificationType })}
        />
        <SelectField
          label={t("form.priority")}
          value={draft.priority}
          options={PRIORITIES.map((value) => ({ value, label: words(`priorities.${value}`) }))}
          onChange={(event) => onChange({ priority: event.target.value as Priority })}
        />
      </div>
      <AudienceField draft={draft} error={error("personalityTypes")} onChange={onChange} />
      <TextField
        label={t("form.schedule")}
        name="scheduledFor"
        type="datetime-local"
        value={draft.scheduledFor}
        min={localMinute(new Date())}
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
            setChecked(false);
            onReset();
          }}
        >
          {t("form.discard")}
        </Button>
      </div>
    </form>
  );
}
