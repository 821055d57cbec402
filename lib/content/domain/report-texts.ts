import { isTheme, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "./atom";
import {
  CHAPTER_ROLES,
  type ChapterRole,
  chapterSlug,
  DEPTH_ROLES,
  DEPTH_SLUG,
  type DepthRole,
  rolesOf,
  SERIES,
  type SeriesRole,
  SHIPPED_SLUGS,
  THEME_CHAPTERS,
  type ThemeRole,
} from "./slugs";

/** The language in which every text exists. */
const SOURCE_LOCALE: ContentLocale = "en";

/** Everything that one report takes from the content. */
export interface ReportTexts {
  readonly chapter: Readonly<Record<ChapterRole, string>>;
  readonly depth: Readonly<Record<DepthRole, string>>;
  /** The theme's own chapters, in reading order; none in the standard report. */
  readonly theme: readonly { readonly role: ThemeRole; readonly body: string }[];
  /** Seven tasks, one for each day: the theme's, or those of the type. */
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
  return (SHIPPED_SLUGS as readonly string[]).includes(slug) && rolesOf(slug).includes(role);
}

type PublishedText = Pick<ShippedAtom, "position"> & { readonly id: string; readonly status: string };

/** Whether a published text is the last one that reports can take at a place where they need one; `texts` are all of the place. */
export function isLastPublished(
  place: Parameters<typeof isRequired>[0],
  text: PublishedText,
  texts: readonly PublishedText[],
): boolean {
  if (text.status !== "published" || !isRequired(place)) return false;
  const others = texts.filter(({ id, status }) => id !== text.id && status === "published");
  return place.role in SERIES ? !others.some(({ position }) => position === text.position) : others.length === 0;
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
  const series = (slug: string, role: SeriesRole) =>
    Array.from({ length: SERIES[role] }, (_, position) => pick(slug, role, position));
  const chapter = chapterSlug(reportType);
  const picked = {
    chapter: all(chapter, CHAPTER_ROLES),
    theme: isTheme(reportType)
      ? THEME_CHAPTERS[reportType].map((role) => ({ role, body: pick(reportType, role) }))
      : [],
    depth: all(DEPTH_SLUG, DEPTH_ROLES),
    plan: series(isTheme(reportType) ? chapter : DEPTH_SLUG, "plan"),
    questions: series(DEPTH_SLUG, "questions"),
  };
  return { ...picked, fallback };
}
