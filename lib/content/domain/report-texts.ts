import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
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
  SHIPPED_SLUGS,
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
  /** What the chapter says beyond that for the state the person is in, where something is published. */
  readonly moods?: readonly { readonly role: ChapterRole; readonly body: string }[];
  /** True when at least one text is in English because the language lacks it. */
  readonly fallback: boolean;
}

/** The slugs that a report of this kind reads. */
export function slugsOfReport(reportType: ReportType): readonly string[] {
  return [chapterSlug(reportType), DEPTH_SLUG];
}

/** Whether reports of some kind cannot be made without an English text of this place. */
export function isRequired({
  slug,
  locale,
  state,
  role,
}: {
  slug: string;
  locale: string;
  state: string;
  role: string;
}) {
  if (locale !== SOURCE_LOCALE || state !== "") return false;
  const roles: readonly string[] = slug === DEPTH_SLUG ? [...DEPTH_ROLES, ...Object.keys(DEPTH_SERIES)] : CHAPTER_ROLES;
  return (SHIPPED_SLUGS as readonly string[]).includes(slug) && roles.includes(role);
}

/**
 * Picks a report's texts from atoms: in the given language, else in English.
 * @throws Error naming the first text that is missing in both
 */
export function reportTexts(
  atoms: readonly Omit<ShippedAtom, "state">[],
  locale: ContentLocale,
  type: PersonalityType,
  reportType: ReportType,
): ReportTexts {
  let fallback = false;
  // A section that is one text takes the first of those that are published; a series has one for each place.
  const pick = (slug: string, role: string, position?: number): string => {
    const found = atoms
      .filter((atom) => atom.slug === slug && atom.type === type && atom.role === role)
      .filter((atom) => position === undefined || atom.position === position)
      .sort((one, other) => one.position - other.position);
    const own = found.find((atom) => atom.locale === locale);
    const text = own ?? found.find((atom) => atom.locale === SOURCE_LOCALE);
    if (!text) throw new Error(`No published text: ${slug}, type ${type}, ${role} ${position ?? 0}`);
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
