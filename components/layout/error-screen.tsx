"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { localeInfo } from "@/lib/platform/i18n/locales";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The words of last resort, for when not even the texts can be fetched. */
const LAST_RESORT: Words = { title: "Ninefold", text: "…", retry: "↻" };

async function wordsOf(language: string): Promise<Words> {
  const { failure } = await fetchMessages(localeInfo(language).code, ["ui"]);
  return { ...LAST_RESORT, ...(failure as Partial<Words>) };
}

/** Stands in for a screen that broke: says so in the language of the page, and offers another try. */
export function ErrorScreen({ onRetry }: { onRetry(): void }) {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    wordsOf(document.documentElement.lang).then(setWords, () => setWords(LAST_RESORT));
  }, []);
  if (!words) return null;
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-5 py-24" role="alert">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="lede">{words.text}</p>
      <div>
        <Button onClick={onRetry}>{words.retry}</Button>
      </div>
    </main>
  );
}
