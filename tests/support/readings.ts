import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Locale } from "@/lib/platform/i18n/locales";

/** How many readers each text has, who did not know the types. */
export const READERS = 3;

type Sorted = readonly PersonalityType[];

/** What readers who did not know the types made of one language's texts; `words` marks the text that they read. */
export interface Reading {
  readonly pairs: Record<
    string,
    {
      readonly words: string;
      /** The side that is nicer, or easier to say of oneself, by each reader. */
      readonly nicer: readonly ("left" | "right" | "both")[];
      /** The type that each reader found in a statement. */
      readonly sorted: { readonly left: Sorted; readonly right: Sorted };
    }
  >;
  /** By card, the type that each reader found in an option, by the option's own. */
  readonly scenes: Record<string, { readonly words: string; readonly sorted: Readonly<Record<string, Sorted>> }>;
  /** By type: how glad people would be of the portrait (1 to 9), and the type that each reader found in it. */
  readonly portraits: Record<
    string,
    { readonly words: string; readonly appeal: readonly number[]; readonly sorted: Sorted }
  >;
}

/** The texts that are read. */
export interface InstrumentTexts {
  readonly pairs: Readonly<Record<string, { readonly left: string; readonly right: string }>>;
  readonly cards: Readonly<
    Record<string, { readonly prompt: string; readonly options: Readonly<Record<string, string>> }>
  >;
  readonly portraits: Readonly<Record<string, string>>;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

export function readInstrument(locale: Locale): InstrumentTexts {
  const { pairs } = readJson(`messages/${locale}/rheti.json`);
  const { cards } = readJson(`messages/${locale}/hero.json`);
  return { pairs, cards, portraits: readJson(`messages/${locale}/portraits.json`) };
}

export const readingFile = (locale: Locale) => `messages/review/readings/${locale}.json`;

export function readReading(locale: Locale): Reading {
  return readJson(readingFile(locale));
}

/** A short mark of a text: another text has another one. */
export function wordsMark(text: unknown): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 10);
}
