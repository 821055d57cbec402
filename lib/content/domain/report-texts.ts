import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "./atom";
import {
  CHAPTER_ROLES,
  type ChapterRole,
  chapterSlug,
  DEPTH_ROLES,
  DEPTH_SERIES,
  DEPTH_SLUG,
  type DepthRole,
} from "./slugs";

/** The language in which every text exists. */
const SOURCE_LOCALE: ContentLocale = "en";

/** Everything that one report takes from the content. */
export interface ReportTexts {
  readonly chapter: Readonly<Record<ChapterRole, string>>;
  readonly depth: Readonly<Record<DepthRole, string>>;
  /** Seven tasks, one for each day. */
  readonly plan: readonly string[];
  readonly questions: readonly string[];
  /** True when at least one text is in English because the language lacks it. */
  readonly fallback: boolean;
}

/** The slugs that a report of this kind reads. */
export function slugsOfReport(reportType: ReportType): readonly string[] {
  return [chapterSlug(reportType), DEPTH_SLUG];
}

/**
 * Picks a report's texts from atoms: in the given language, else in English.
 * @throws Error naming the first text that stands in neither
 */
export function reportTexts(
  atoms: readonly Omit<ShippedAtom, "state">[],
  locale: ContentLocale,
  type: PersonalityType,
  reportType: ReportType,
): ReportTexts {
  let fallback = false;
  const pick = (slug: string, role: string, position = 0): string => {
    const found = atoms.filter(
      (atom) => atom.slug === slug && atom.type === type && atom.role === role && atom.position === position,
    );
    const own = found.find((atom) => atom.locale === locale);
    const text = own ?? found.find((atom) => atom.locale === SOURCE_LOCALE);
    if (!text) throw new Error(`No published text: ${slug}, type ${type}, ${role} ${position}`);
    if (!own) fallback = true;
    return text.body;
  };
  const all = <Role extends string>(slug: string, roles: readonly Role[]) =>
    Object.fromEntries(roles.map((role) => [role, pick(slug, role)])) as Record<Role, string>;
  const series = (role: keyof typeof DEPTH_SERIES) =>
    Array.from({ length: DEPTH_SERIES[role] }, (_, position) => pick(DEPTH_SLUG, role, position));
  const picked = {
    chapter: all(chapterSlug(reportType), CHAPTER_ROLES),
    depth: all(DEPTH_SLUG, DEPTH_ROLES),
    plan: series("plan"),
    questions: series("questions"),
  };
  return { ...picked, fallback };
}
