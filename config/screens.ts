import { FLAG_ORDER, type Theme } from "@/lib/assessment/domain/instrument/report-types";
import type { StepId } from "@/lib/assessment/domain/run/steps";
import type { Screen } from "@/lib/platform/front/screen";

interface ScreenRow extends Screen {
  /** The key of its title in `messages/{language}/ui.json`. */
  readonly title: string;
  /** Whether search engines may show it. */
  readonly indexed: boolean;
  /** Which step of the assessment it is. */
  readonly step?: StepId | "results";
  /** A step that has something to show while an earlier one is still missing. */
  readonly opensEarly?: true;
}

/** A screen of the assessment: without a signed-in user there is nothing to fill in. */
const step = { audience: "user", otherwise: "/", indexed: false } as const;
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

/**
 * The one list of screens. The front, the metadata, robots and the site map, the gate of the steps and the tests
 * read it; `tests/architecture` compares it with the folders of `app/[locale]`.
 */
export const SCREENS = [
  { path: "/", audience: "any", title: "header.title", indexed: true },
  ...themes,
  { path: "/rheti", ...step, title: "meta.rheti", step: "rheti", opensEarly: true },
  { path: "/hero-moments", ...step, title: "meta.hero", step: "hero-moments", opensEarly: true },
  { path: "/building-blocks", ...step, title: "meta.blocks", step: "building-blocks" },
  { path: "/color-phase", ...step, title: "meta.colors", step: "color-phase" },
  { path: "/detail-tokens", ...step, title: "meta.tokens", step: "detail-tokens" },
  { path: "/results", ...step, title: "meta.results", step: "results", opensEarly: true },
  { path: "/report", ...step, title: "meta.results" },
  { path: "/login", ...open, title: "meta.login" },
  { path: "/new-password", ...open, title: "meta.newPassword" },
  { path: "/verify-email", ...open, title: "meta.verifyEmail" },
  { path: "/keep-account", ...open, title: "meta.keepAccount" },
  { path: "/privacy", ...open, title: "meta.privacy" },
  { path: "/reports", audience: "user", otherwise: "/login", title: "meta.reports", indexed: false },
  { path: "/admin-login", audience: "guest", otherwise: "/analytics", title: "meta.adminLogin", indexed: false },
  { path: "/analytics", ...admin, title: "meta.analytics" },
  { path: "/admin/instrument", ...admin, title: "meta.instrument" },
  { path: "/admin/report-coverage", ...admin, title: "meta.coverage" },
  { path: "/admin/new-report", ...admin, title: "meta.newReport" },
] as const satisfies readonly ScreenRow[];

export type ScreenPath = (typeof SCREENS)[number]["path"];

/** What is no page: first parts of addresses that Next.js answers as they are. */
export const NOT_PAGES = [
  "api",
  "locales",
  "_next",
  "og",
  "report-fonts",
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

/** The steps that show something while an earlier one is still missing. */
export const EARLY_STEPS: readonly string[] = rows.flatMap((row) => (row.opensEarly && row.step ? row.step : []));
