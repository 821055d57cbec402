import "server-only";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { MatchNotice } from "../data/readers";
import { MATCH_NOTICE_TYPE, type Words, type WordsByLanguage } from "../domain/notification";
import type { ReaderNotification } from "../schema";

/** Where the reports of two people stand; the mail about the same leads there too. */
const MATCHES_LINK = "/reports#pairs";

/** In the words of the mail about the same, which names nobody either. */
function wordsIn(locale: Locale): Words {
  const t = translator(locale);
  return {
    title: t("notifications.matchMade"),
    message: `${t("mail.matchMade.what")} ${t("mail.matchMade.how")}`,
  };
}

/** What tells a person that somebody entered their code, in every language. */
export function toMatchNotification({ matchId, sentAt }: MatchNotice): ReaderNotification {
  const words: WordsByLanguage = Object.fromEntries(LOCALES.map(({ code }) => [code, wordsIn(code)]));
  const time = new Date(sentAt).toISOString();
  return {
    ...wordsIn(DEFAULT_LOCALE),
    ...{ id: matchId, words, link: MATCHES_LINK, type: MATCH_NOTICE_TYPE, priority: "normal" },
    ...{ createdAt: time, sentAt: time },
  };
}
