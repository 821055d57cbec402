import type { Page } from "@playwright/test";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import type { Locale } from "@/lib/platform/i18n/locales";

/** Who looks: nobody known, somebody on the way without a report, the owner of reports, an administrator. */
export type Viewer = "visitor" | "walker" | "owner" | "admin";

/** One state of a screen that is worth a look of its own. */
export interface ScreenState {
  readonly name: string;
  /** An address, or, for what belongs to the owner, how to get there in a language. */
  readonly path: string | ((reports: Readonly<Record<Locale, string>>, locale: Locale) => string);
  /** A visitor, unless said otherwise; whoever has a run is a walker. */
  readonly viewer?: Viewer;
  /** The run that is open, made anew for each visit. */
  readonly run?: () => AssessmentRun;
  /** Requests that fail here; the browser's own note of that is no error of the page. */
  readonly failing?: RegExp;
  /** What a person does to get from the opened page to this state. */
  readonly reach?: (page: Page) => Promise<void>;
  /**
   * Opened anew in each language: a document of one language, something that stays as it was said, or a list that
   * closes when the language is chosen. Every other state changes language in place.
   */
  readonly oneLanguage?: true;
  /** Something that only this state shows; in every language. */
  readonly shows: string;
}

/** The states to visit of every page, under the name that the folders of `app` give it. */
export type Screens = Readonly<Record<string, readonly ScreenState[]>>;

export const ALERT = "main [role=alert]";

export async function pressAll(page: Page, selector: string, places: readonly number[]): Promise<void> {
  for (const place of places) await page.locator(selector).nth(place).click();
}

/** Signs in with a password that is not right. */
export async function signInWrongly(page: Page): Promise<void> {
  await page.locator("main input[name=email]").fill("nobody@example.org");
  await page.locator("main input[name=password]").fill("not the password");
  await page.locator("main [type=submit]").click();
}
