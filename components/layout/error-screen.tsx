"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { localeInfo } from "@/lib/platform/i18n/locales";

interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The words of last resort, for when not even the texts can be fetched. */
const FALLBACK_TEXTS: ErrorTexts = { title: "Ninefold", text: "…", retry: "↻" };

async function fetchErrorTexts(language: string): Promise<ErrorTexts> {
  const { fetchMessages } = await import("@/lib/platform/i18n/fetch-messages");
  const { failure } = await fetchMessages(localeInfo(language).code, ["ui"]);
  return { ...FALLBACK_TEXTS, ...(failure as Partial<ErrorTexts>) };
}

/** Stands in for a screen that broke: says so in the language of the page, and offers another try. */
export function ErrorScreen({ onRetry }: { onRetry(): void }) {
  const [texts, setTexts] = useState<ErrorTexts | null>(null);
  useEffect(() => {
    fetchErrorTexts(document.documentElement.lang).then(setTexts, () => setTexts(FALLBACK_TEXTS));
  }, []);
  if (!texts) return null;
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-5 py-24" role="alert">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="lede">{texts.text}</p>
      <div>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    </main>
  );
}
