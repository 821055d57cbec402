"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Messages } from "@/lib/platform/i18n/compile-messages";
import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { type Locale, type LocaleInfo, localeInfo } from "@/lib/platform/i18n/locales";
import { onMessageError } from "@/lib/platform/i18n/message-errors";
import { preferredLanguage, setDocumentLanguage, storeLanguage } from "@/lib/platform/i18n/stored-language";
import { LanguageStatus } from "./language-status";

export interface LanguageContextValue {
  locale: Locale;
  info: LocaleInfo;
  /** Resolves when the texts have changed, or when the change failed and the old language stays. */
  changeLanguage(code: Locale): Promise<void>;
  /** The language that is being fetched. */
  pending: Locale | null;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

/**
 * The language of the page and the way to change it.
 * @throws Error outside of a `LanguageProvider`
 */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error("useLanguage needs a LanguageProvider above it");
  return value;
}

const DEFAULT_NAMESPACES = ["ui"] as const;

export interface LanguageProviderProps {
  /** The language that the server rendered. */
  locale: Locale;
  /**
   * As the translator takes them, as JSON: groups of `ui` at the top, other namespaces under their names. As text, since
   * React goes through an object that the server hands over value by value, and there are thousands.
   */
  messagesJson: string;
  /** The namespace files to fetch when the language changes. */
  namespaces?: readonly string[];
  children: ReactNode;
}

/** Gives the texts to everything below and changes the language in place: nothing below loses its state. */
export function LanguageProvider({
  locale,
  messagesJson,
  namespaces = DEFAULT_NAMESPACES,
  children,
}: LanguageProviderProps) {
  const [current, setCurrent] = useState(() => {
    const messages: Messages = JSON.parse(messagesJson);
    return { locale, messages };
  });
  const [pending, setPending] = useState<Locale | null>(null);
  const [failed, setFailed] = useState<Locale | null>(null);
  const latestRequest = useRef(0);
  const files = namespaces.join();

  const changeLanguage = useCallback(
    async (code: Locale) => {
      latestRequest.current += 1;
      const requestNumber = latestRequest.current;
      setPending(code);
      setFailed(null);
      try {
        const fetched = await fetchMessages(code, files.split(","));
        if (requestNumber !== latestRequest.current) return;
        setCurrent({ locale: code, messages: fetched });
        setDocumentLanguage(code);
        storeLanguage(code);
      } catch {
        if (requestNumber === latestRequest.current) setFailed(code);
      }
      if (requestNumber === latestRequest.current) setPending(null);
    },
    [files],
  );

  const rendered = useRef(locale);
  useEffect(() => {
    // A screen that the browser goes back to may have been rendered before the language was changed.
    const wanted = preferredLanguage();
    if (wanted && wanted !== rendered.current) void changeLanguage(wanted);
  }, [changeLanguage]);

  const info = localeInfo(current.locale);
  const value = useMemo(
    () => ({ locale: current.locale, info, changeLanguage, pending }),
    [current.locale, info, changeLanguage, pending],
  );

  return (
    <LanguageContext value={value}>
      <NextIntlClientProvider
        locale={info.tag}
        // The translator's type knows strings alone; in the bundle it takes compiled messages.
        messages={current.messages as AbstractIntlMessages}
        timeZone="UTC"
        onError={onMessageError}
      >
        {children}
        <LanguageStatus pending={pending} failed={failed} onDismiss={() => setFailed(null)} />
      </NextIntlClientProvider>
    </LanguageContext>
  );
}
