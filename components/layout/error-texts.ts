import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { localeInfo } from "@/lib/platform/i18n/locales";

export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** What to say of a screen that broke. @throws Error when the texts cannot be fetched. */
export async function fetchErrorTexts(language: string): Promise<Partial<ErrorTexts>> {
  const { failure } = await fetchMessages(localeInfo(language).code, ["ui"]);
  return { ...(failure as Partial<ErrorTexts>) };
}
