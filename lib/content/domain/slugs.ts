import { isTheme, type ReportType, THEMES, type Theme } from "@/lib/assessment/domain/instrument/report-types";

/** The slugs whose texts every report may need: one chapter for each report type, and the type in depth. */
export const CHAPTER_SLUGS = ["general", ...THEMES] as const;
export type ChapterSlug = (typeof CHAPTER_SLUGS)[number];

export const DEPTH_SLUG = "depth";
export const SHIPPED_SLUGS = [...CHAPTER_SLUGS, DEPTH_SLUG] as const;

/** The sections of a chapter. */
export const CHAPTER_ROLES = ["overview", "strengths", "daily-action"] as const;
export type ChapterRole = (typeof CHAPTER_ROLES)[number];

/** The chapters that a theme has of its own, in reading order. */
export const THEME_CHAPTERS = {
  love: ["closeness", "asking", "conflict", "fit"],
  wealth: ["earning", "spending", "talking", "risk"],
  corporate: ["meetings", "feedback", "pressure", "colleagues"],
  career: ["drawn-to", "starting", "crossroads", "next-level"],
  health: ["rhythm", "signals", "rest", "habits"],
  leadership: ["leading", "deciding", "trusting", "standing"],
} as const satisfies Readonly<Record<Theme, readonly string[]>>;
export type ThemeRole = (typeof THEME_CHAPTERS)[Theme][number];

/** The single texts of the depth slug. */
export const DEPTH_ROLES = [
  "tagline",
  "motivation",
  "gifts",
  "blind-spots",
  "under-stress",
  "at-best",
  "seen-by-others",
  "day",
] as const;
export type DepthRole = (typeof DEPTH_ROLES)[number];

/** The numbered texts, and how many there are of each: a theme has a plan of its own, the depth slug both. */
export const SERIES = { plan: 7, questions: 5 } as const;
export type SeriesRole = keyof typeof SERIES;

const DEPTH_SECTIONS: readonly string[] = [...DEPTH_ROLES, ...Object.keys(SERIES)];
const PLAN: SeriesRole = "plan";

/** Every section that texts of a slug may be written for. */
export function rolesOf(slug: string): readonly string[] {
  if (slug === DEPTH_SLUG) return DEPTH_SECTIONS;
  return isTheme(slug) ? [...CHAPTER_ROLES, ...THEME_CHAPTERS[slug], PLAN] : CHAPTER_ROLES;
}

/** Every section that any slug has, those of each chapter first. */
export const ALL_ROLES: readonly string[] = [...new Set([...CHAPTER_SLUGS, DEPTH_SLUG].flatMap(rolesOf))];

/** The slug of a report type's own chapter. */
export function chapterSlug(reportType: ReportType): ChapterSlug {
  return reportType === "standard" ? "general" : reportType;
}

/** Slugs that every installation knows and that wait for texts. */
export const RESERVED_SLUGS = ["parenting", "wellness"] as const;

/** Whether a slug belongs to the product itself, so that no pack may take it. */
export function isShippedSlug(slug: string): boolean {
  return ([...SHIPPED_SLUGS, ...RESERVED_SLUGS] as readonly string[]).includes(slug);
}

export function isChapterSlug(slug: string): slug is ChapterSlug {
  return (CHAPTER_SLUGS as readonly string[]).includes(slug);
}

/** The report type whose chapter a slug is. */
export function reportTypeOf(slug: ChapterSlug): ReportType {
  return slug === "general" ? "standard" : slug;
}
