import "server-only";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { incrementDemand } from "../data/coverage";
import { MOODS_BY_STATE, NO_STATE, statesOf } from "../domain/dimensions";
import { slugsOfReport } from "../domain/report-texts";
import { CHAPTER_ROLES, rolesOf } from "../domain/slugs";

export interface ReportContext {
  readonly locale: Locale;
  readonly type: PersonalityType;
  readonly reportType: ReportType;
  /** The state that the person named first. */
  readonly state: StateKey;
}

/** Counts, for every text of a pack's chapters about these types that a reader did without, one more. */
export async function recordPackDemand(slug: string, locale: Locale, types: readonly PersonalityType[]): Promise<void> {
  const language = localeInfo(locale).content;
  await incrementDemand(
    [...new Set(types)].flatMap((type) =>
      CHAPTER_ROLES.map((role) => ({ slug, locale: language, type, state: NO_STATE, role })),
    ),
  );
}

/** Counts, for every place that a saved report reads and where nothing is published, one report more. */
export async function recordDemand({ locale, type, reportType, state }: ReportContext): Promise<void> {
  const language = localeInfo(locale).content;
  const read = [NO_STATE, ...MOODS_BY_STATE[state]];
  const places = slugsOfReport(reportType).flatMap((slug) =>
    rolesOf(slug).flatMap((role) =>
      read
        .filter((mood) => statesOf(slug, role).includes(mood))
        .map((mood) => ({ slug, locale: language, type, state: mood, role })),
    ),
  );
  await incrementDemand(places);
}
