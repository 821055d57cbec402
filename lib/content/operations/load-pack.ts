import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { DEFAULT_LOCALE, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { findAtomsOfSlug, findPack, insertQaRun, type StoredPack } from "../data/packs";
import { publishedAtoms } from "../data/published";
import { noteTextsChanged } from "../data/texts-version";
import type { PackAtom } from "../domain/pack-files";
import type { QaResult } from "../domain/pack-qa";
import { type PackTexts, packTexts } from "../domain/pack-texts";

export type { StoredPack };
/** The pack of a slug, whatever its capitals; null when none was opened. */
export const loadPack = findPack;

/** What a slug has to say about each of these types, in the language or in English; holes are named, never thrown. */
export async function loadPackTexts(
  slug: string,
  locale: Locale,
  types: readonly PersonalityType[],
): Promise<readonly PackTexts[]> {
  const [content, english] = [localeInfo(locale).content, localeInfo(DEFAULT_LOCALE).content];
  return Promise.all(
    types.map(async (type) => packTexts(await publishedAtoms([slug], [content, english], type), slug, content, type)),
  );
}

/** Every text of a pack, for a check of it. */
export async function loadPackAtoms(pack: StoredPack): Promise<readonly PackAtom[]> {
  return findAtomsOfSlug(pack.slug);
}

/** Keeps what a check of a pack found, by which it may have become public. */
export async function saveQaRun(pack: StoredPack, at: Date, result: QaResult): Promise<void> {
  await insertQaRun(pack.id, at, result);
  noteTextsChanged();
}
