"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { QueryProvider } from "@/components/layout/query-provider";
import type { EditionVersion } from "@/lib/assessment/domain/instrument/edition";
import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { backoffDelay } from "@/lib/platform/outbox/failure";

export interface EditionWordsProps {
  readonly version: EditionVersion;
  /** Shown until the words are there. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** The namespaces that an edition has of its own; those of an earlier one carry its number. */
const WORDS = ["rheti", "hero"] as const;

/** Fetches the words of an earlier edition, as far as the page shows such words at all, and gives them to what is below. */
function FetchedWords({ version, fallback, children }: EditionWordsProps) {
  const { locale } = useLanguage();
  const tag = useLocale();
  const messages = useMessages();
  const names = WORDS.filter((name) => name in messages);
  const { data } = useQuery({
    queryKey: ["edition-words", version, locale, ...names],
    queryFn: () =>
      fetchMessages(
        locale,
        names.map((name) => `${name}${version}`),
      ),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
    networkMode: "always",
    retry: true,
    retryDelay: (tries) => backoffDelay(tries + 1, Math.random()),
  });
  if (names.length > 0 && !data) return fallback;
  const own = Object.fromEntries(names.map((name) => [name, data?.[`${name}${version}`]]));
  return (
    <NextIntlClientProvider locale={tag} messages={{ ...messages, ...own } as AbstractIntlMessages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** The words of an earlier edition, in a file of their own: hardly anybody needs what fetches them. */
export default function EarlierWords(props: EditionWordsProps) {
  return (
    <QueryProvider>
      <FetchedWords {...props} />
    </QueryProvider>
  );
}
