import { useQuery } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from "next-intl";
import { NotificationCard } from "@/components/notifications/notification-card";
import { inLanguage } from "@/lib/notifications/domain/notification";
import type { NotificationInput } from "@/lib/notifications/domain/notification-input";
import { formatDateTime } from "@/lib/platform/format-date";
import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { LOCALES, type LocaleInfo } from "@/lib/platform/i18n/locales";
import { onMessageError } from "@/lib/platform/i18n/message-errors";

/** The frame in one language around the administrator's words, which keep their own direction. */
function PreviewFrame({ input, info }: { input: NotificationInput; info: LocaleInfo }) {
  const t = useTranslations("admin.notifications.preview");
  const { data, isError } = useQuery({
    queryKey: ["messages", info.code],
    queryFn: () => fetchMessages(info.code, ["ui"]),
  });
  const when = input.scheduledFor ? new Date(input.scheduledFor) : new Date();
  const words = input.words[info.code];
  const own = inLanguage({ ...input, words: words?.title || words?.message ? input.words : {} }, info.code);
  const trimmed = { ...own, title: own.title.trim(), message: own.message.trim() };
  const date = Number.isNaN(when.getTime()) ? "" : formatDateTime(when.toISOString(), info);
  const shown = {
    ...trimmed,
    title: trimmed.title || t("sampleTitle"),
    message: trimmed.message || t("sampleMessage"),
  };
  return (
    <li className="grid gap-1.5">
      <h4 lang={info.code} className="font-sans text-sm font-semibold text-ink-soft leading-(--leading-text)">
        {info.name}
      </h4>
      {data ? (
        <div lang={info.code} dir={info.dir} className="font-sans leading-(--leading-text)">
          <NextIntlClientProvider
            locale={info.tag}
            messages={data as AbstractIntlMessages}
            timeZone="UTC"
            onError={onMessageError}
          >
            <NotificationCard item={shown} date={date} unread />
          </NextIntlClientProvider>
        </div>
      ) : (
        <p role="status">{isError ? t("failed") : t("loading")}</p>
      )}
    </li>
  );
}

/** What people will see, in all languages, while it is being written. */
export function PreviewPanel({ input }: { input: NotificationInput }) {
  const t = useTranslations("admin.notifications.preview");
  return (
    <section aria-labelledby="notification-preview" className="grid content-start gap-4">
      <h3 id="notification-preview">{t("title")}</h3>
      <p className="field-hint">{t("text")}</p>
      <ul className="grid gap-4">
        {LOCALES.map((info) => (
          <PreviewFrame key={info.code} input={input} info={info} />
        ))}
      </ul>
    </section>
  );
}
