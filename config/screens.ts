import { FLAG_ORDER, type Theme } from "@/lib/assessment/domain/instrument/report-types";
import { pairPath, TYPE_PAIRS, typePath } from "@/lib/assessment/domain/instrument/type-paths";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { StepId } from "@/lib/assessment/domain/run/steps";
import type { Screen } from "@/lib/platform/front/screen";

export interface ScreenRow extends Screen {
  /** The key of its title: in `messages/{language}/ui.json`, or behind the name of another file. */
  readonly title: string;
  /** Whether search engines may show it. */
  readonly indexed: boolean;
  /** Whether search engines know each of its languages as a page of its own. */
  readonly byLanguage?: true;
  /** Which step of the assessment it is. */
  readonly step?: StepId | "results";
}

/** A screen for whoever is signed in: it begins with who that is, and what they have answered. */
const user = { audience: "user", firstRequest: "/api/me", indexed: false } as const;
/** A screen of the assessment: without a signed-in user there is nothing to fill in. */
const step = { ...user, otherwise: "/" } as const;
const admin = { audience: "admin", otherwise: "/admin-login", indexed: false } as const;
const open = { audience: "any", indexed: false } as const;

/** Every theme has its own welcome screen, a flag in the query of `/`, and an address of former times. */
const themes = FLAG_ORDER.map(
  (theme) =>
    ({
      path: `/${theme}`,
      audience: "any",
      title: `welcome.themes.${theme}.title`,
      indexed: true,
      flag: theme,
      formerPath: `/${theme}-report`,
    }) as const satisfies ScreenRow & { path: `/${Theme}` },
);

const publicText = { indexed: true, byLanguage: true } as const;
/** The pages about the nine, each of them, and every two that are taken for each other. */
const types = [
  { path: "/types", audience: "any", title: "types.list.heading", ...publicText },
  ...PERSONALITY_TYPES.map(
    (type) => ({ path: typePath(type), audience: "any", title: "types.type.title", ...publicText }) as const,
  ),
  ...TYPE_PAIRS.map(
    (pair) => ({ path: pairPath(pair), audience: "any", title: "types.pair.title", ...publicText }) as const,
  ),
] as const;

/**
 * The one list of screens. The front, the metadata, robots and the site map and the tests
 * read it; `tests/architecture` compares it with the folders of `app/[locale]`.
 */
export const SCREENS = [
  { path: "/", audience: "any", title: "header.title", indexed: true },
  ...themes,
  ...types,
  { path: "/rheti", ...step, title: "meta.rheti", step: "rheti" },
  { path: "/hero-moments", ...step, title: "meta.hero", step: "hero-moments" },
  { path: "/building-blocks", ...step, title: "meta.blocks", step: "building-blocks" },
  { path: "/color-phase", ...step, title: "meta.colors", step: "color-phase" },
  { path: "/detail-tokens", ...step, title: "meta.tokens", step: "detail-tokens" },
  { path: "/results", ...step, title: "meta.results", step: "results" },
  { path: "/report", ...step, title: "meta.results" },
  { path: "/offline", ...open, title: "offlinePage.title" },
  { path: "/login", ...open, title: "meta.login" },
  { path: "/new-password", ...open, title: "meta.newPassword" },
  { path: "/verify-email", ...open, title: "meta.verifyEmail" },
  { path: "/keep-account", ...open, title: "meta.keepAccount" },
  { path: "/restore-email", ...open, title: "meta.restoreEmail" },
  { path: "/privacy", ...open, title: "meta.privacy" },
  { path: "/developers", ...open, title: "developers.title" },
  { path: "/compare", ...open, title: "pairs.title" },
  { path: "/reports", ...user, otherwise: "/login", title: "meta.reports" },
  { path: "/admin-login", audience: "guest", otherwise: "/analytics", title: "meta.adminLogin", indexed: false },
  { path: "/admin-join", ...open, title: "meta.adminJoin" },
  { path: "/analytics", ...admin, title: "meta.analytics", shortPath: "/admin" },
  { path: "/admin/people", ...admin, title: "meta.people" },
  { path: "/admin/instrument", ...admin, title: "meta.instrument" },
  { path: "/admin/report-coverage", ...admin, title: "meta.coverage" },
  { path: "/admin/new-report", ...admin, title: "meta.newReport" },
  { path: "/admin/programs", ...admin, title: "meta.programs" },
  { path: "/admin/administrators", ...admin, title: "meta.administrators" },
] as const satisfies readonly ScreenRow[];

export type ScreenPath = (typeof SCREENS)[number]["path"];

/** What is no page: first parts of addresses that Next.js answers as they are. */
export const NOT_PAGES = [
  "api",
  "s",
  "locales",
  "_next",
  "og",
  "fonts",
  "install",
  "service-worker.js",
  "robots.txt",
  "sitemap.xml",
  "icon.svg",
  "favicon.ico",
];

const rows: readonly ScreenRow[] = SCREENS;

/** The row of a screen. */
export function screenAt(path: ScreenPath): ScreenRow {
  const row = rows.find((each) => each.path === path);
  if (!row) throw new Error(`config/screens.ts has no screen ${path}`);
  return row;
}

/** Whether whoever has no session, as search engines have none, is sent to the start from there: nobody else reads what the page says of itself. */
export function leadsToStart({ audience, otherwise }: ScreenRow): boolean {
  return audience === "user" && otherwise === "/";
}
