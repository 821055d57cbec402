import "server-only";
import type { StateKey } from "@/lib/assessment/domain/color-states";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { type ContentLocale, DEFAULT_LOCALE, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { publishedAtoms } from "../data";
import { storedAtoms } from "../data/editing";
import { type ReportTexts, reportTexts, slugsOfReport } from "../domain/report-texts";
import { CHAPTER_ROLES, chapterSlug } from "../domain/slugs";
import { MOODS } from "../domain/state-levels";

/**
 * The published texts of one report, in one query; what the language lacks comes in English.
 * @throws Error when a text stands in neither language
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
  const atoms = await storedAtoms({ slug, locale, type, state: { in: [...MOODS[state]] }, status: "published" });
  return CHAPTER_ROLES.flatMap((role) => {
    const found = MOODS[state].flatMap((mood) => atoms.find((atom) => atom.state === mood && atom.role === role) ?? []);
    return found.map(({ body }) => ({ role, body }));
  });
}
