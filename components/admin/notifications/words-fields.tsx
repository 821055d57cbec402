import { useTranslations } from "next-intl";
import { TextAreaField, TextField } from "@/components/ui/fields";
import { MESSAGE_MAX, TITLE_MAX, type Words, type WordsByLanguage } from "@/lib/notifications/domain/notification";
import { type NotificationField, wordsField } from "@/lib/notifications/domain/notification-input";
import { LOCALES } from "@/lib/platform/i18n/locales";

/** How many characters are left, or too many. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const t = useTranslations("admin.notifications.form");
  return <>{length > max ? t("over", { count: length - max }) : t("left", { count: max - length })}</>;
}

interface WordsFieldsProps {
  readonly words: WordsByLanguage;
  error(field: NotificationField): string | undefined;
  onChange(words: WordsByLanguage): void;
}

/** Title and message for single languages; who reads another one gets those above. */
export function WordsFields({ words, error, onChange }: WordsFieldsProps) {
  const t = useTranslations("admin.notifications.form");
  const faulty = LOCALES.some(({ code }) => error(wordsField("title", code)) ?? error(wordsField("message", code)));
  const written = LOCALES.filter(({ code }) => words[code]?.title || words[code]?.message).length;
  return (
    <details {...(faulty && { open: true })}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("words", { count: written })}</summary>
      <p className="field-hint mb-3">{t("wordsHint")}</p>
      <div className="grid gap-6">
        {LOCALES.map(({ code, name, dir }) => {
          const own: Words = words[code] ?? { title: "", message: "" };
          const set = (part: Partial<Words>) => onChange({ ...words, [code]: { ...own, ...part } });
          return (
            <div key={code} className="grid gap-3">
              <TextField
                label={t("nameIn", { language: name })}
                name={wordsField("title", code)}
                lang={code}
                dir={dir}
                autoComplete="off"
                value={own.title}
                hint={<CharacterCount length={own.title.trim().length} max={TITLE_MAX} />}
                error={error(wordsField("title", code))}
                onChange={(event) => set({ title: event.target.value })}
              />
              <TextAreaField
                label={t("messageIn", { language: name })}
                name={wordsField("message", code)}
                lang={code}
                dir={dir}
                value={own.message}
                hint={<CharacterCount length={own.message.trim().length} max={MESSAGE_MAX} />}
                error={error(wordsField("message", code))}
                onChange={(event) => set({ message: event.target.value })}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}
