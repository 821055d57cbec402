import "server-only";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { incrementDemand } from "../data/coverage";
import { MOODS_BY_STATE, NO_STATE } from "../domain/dimensions";
import { CHAPTER_ROLES, chapterSlug, DEPTH_ROLES, DEPTH_SERIES, DEPTH_SLUG } from "../domain/slugs";

export interface ReportContext {
  readonly locale: Locale;
  readonly type: PersonalityType;
  readonly reportType: ReportType;
  /** The state that the person named first. */
  readonly state: StateKey;
}

/** Counts, for every place that a saved report reads and where nothing is published, one report more. */
export async function recordDemand({ locale, type, reportType, state }: ReportContext): Promise<void> {
  const language = localeInfo(locale).content;
  const place = (slug: string, role: string, mood: string) => ({ slug, locale: language, type, state: mood, role });
  const chapter = [NO_STATE, ...MOODS_BY_STATE[state]].flatMap((mood) =>
    CHAPTER_ROLES.map((role) => place(chapterSlug(reportType), role, mood)),
  );
  const depth = [...DEPTH_ROLES, ...Object.keys(DEPTH_SERIES)].map((role) => place(DEPTH_SLUG, role, NO_STATE));
  await incrementDemand([...chapter, ...depth]);
}
