"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { backoffDelay } from "@/lib/platform/outbox/failure";
import { useLanguage } from "./language-provider";

interface FetchedMessagesProps {
  /** The namespace files to fetch, by the names under which their texts are read below: `{ rheti: "rheti1" }`. */
  readonly files: Readonly<Record<string, string>>;
  /** Shown until the texts are there. */
  readonly fallback: ReactNode;
  /** For texts that nobody should wait for: when to give up, in milliseconds, and what then. Without it they are asked for until they come. */
  readonly giveUp?: { readonly afterMs: number; readonly onGivenUp: () => void };
  readonly children: ReactNode;
}

/** @throws Error when the texts are not there in time */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error("too late")));
  return Promise.race([work, late]);
}

/** Gives texts to everything below that the page does not carry, in its language. Only inside a QueryProvider. */
export function FetchedMessages({ files, fallback, giveUp, children }: FetchedMessagesProps) {
  const { locale } = useLanguage();
  const tag = useLocale();
  const messages = useMessages();
  const names = Object.values(files);
  const { data, isError } = useQuery({
    queryKey: ["messages", locale, ...names],
    queryFn: () => {
      const fetched = fetchMessages(locale, names);
      return giveUp ? within(giveUp.afterMs, fetched) : fetched;
    },
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
    networkMode: "always",
    retry: !giveUp,
    retryDelay: (tries) => backoffDelay(tries + 1, Math.random()),
  });
  const givenUp = useEffectEvent(() => giveUp?.onGivenUp());
  useEffect(() => {
    if (isError) givenUp();
  }, [isError]);
  if (names.length > 0 && !data) return fallback;
  const own = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, data?.[file]]));
  return (
    <NextIntlClientProvider locale={tag} messages={{ ...messages, ...own } as AbstractIntlMessages}>
      {children}
    </NextIntlClientProvider>
  );
}
