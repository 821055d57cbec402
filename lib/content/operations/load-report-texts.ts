import "server-only";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type ContentLocale, DEFAULT_LOCALE, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { findAtoms } from "../data/atoms";
import { publishedAtoms } from "../data/published";
import { textsVersion } from "../data/texts-version";
import { MOODS_BY_STATE } from "../domain/dimensions";
import { type ReportTexts, reportTexts, slugsOfReport } from "../domain/report-texts";
import { CHAPTER_ROLES, chapterSlug, DEPTH_SLUG } from "../domain/slugs";

/**
 * The published texts of one report, in one query; what the language lacks comes in English.
 * @throws Error when a text is missing in both languages
 */
export async function loadReportTexts(
  locale: Locale,
  type: PersonalityType,
  reportType: ReportType,
  state: StateKey | null = null,
): Promise<ReportTexts> {
  const content = localeInfo(locale).content;
  const atoms = await publishedAtoms(slugsOfReport(reportType), [content, localeInfo(DEFAULT_LOCALE).content], type);
  const texts = reportTexts(atoms, content, type, reportType);
  return state ? { ...texts, moods: await moodTexts(content, type, chapterSlug(reportType), state) } : texts;
}

/** The first published text of each section for the moods of a state, in the language itself. */
async function moodTexts(locale: ContentLocale, type: PersonalityType, slug: string, state: StateKey) {
  const atoms = await findAtoms({ slug, locale, type, state: { in: [...MOODS_BY_STATE[state]] }, status: "published" });
  return CHAPTER_ROLES.flatMap((role) => {
    const found = MOODS_BY_STATE[state].flatMap(
      (mood) => atoms.find((atom) => atom.state === mood && atom.role === role) ?? [],
    );
    return found.map(({ body }) => ({ role, body }));
  });
}

/** The line that says the type in one image, in the language itself; null where the language lacks it. */
export async function loadTagline(locale: Locale, type: PersonalityType): Promise<string | null> {
  const atoms = await publishedAtoms([DEPTH_SLUG], [localeInfo(locale).content], type);
  return atoms.find((atom) => atom.role === "tagline")?.body ?? null;
}

/** How the chapter of a report begins for a type, in the language itself; null where the language lacks it. */
export async function loadOverview(
  locale: Locale,
  type: PersonalityType,
  reportType: ReportType,
): Promise<string | null> {
  const slug = chapterSlug(reportType);
  const atoms = await publishedAtoms([slug], [localeInfo(locale).content], type);
  return atoms.find((atom) => atom.role === "overview")?.body ?? null;
}

/** Names the published texts and the day, for who holds what was made from them: another name, other reports. At most a second old. */
export const publishedVersion = (): Promise<string> => textsVersion();
