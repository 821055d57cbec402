import { randomInt } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { localRunKey } from "@/lib/assessment/client/local-run";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { type Person, registerByApi, somebody } from "./people";
import { reportViolations, VIOLATION } from "./violations";

/** Somebody with an account, signed in in the browser of the test. */
export interface Member extends Person {
  readonly id: string;
}

/** Limits count by address: every test has one of its own, as visitors have. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;
}

/** The registered person's name and session in this browser, as the welcome form leaves them. */
export async function register(page: Page, person: Person = somebody()): Promise<Member> {
  const id = await registerByApi(page.request, person);
  await page.goto("/icon.svg");
  await page.evaluate((user) => localStorage.setItem("loggedInUser", JSON.stringify(user)), { id, userId: id });
  return { ...person, id };
}

/** Saves a run as another device of this person would; it is the open run from then on. */
export async function saveRun(page: Pick<Page, "request">, id: string, draft: AssessmentRun): Promise<void> {
  const response = await page.request.patch(`/api/users/${id}`, { data: { assessmentData: draft } });
  if (!response.ok()) throw new Error(`the run was not saved: ${response.status()} ${await response.text()}`);
}

/** The run as the server keeps it. */
export async function savedRun(page: Pick<Page, "request">): Promise<AssessmentRun> {
  const { draft } = await (await page.request.get("/api/me")).json();
  return draft;
}

/** The run as this browser keeps it. */
export function keptRun(page: Page, id: string): Promise<AssessmentRun | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), localRunKey(id));
}

/** Takes every run off this browser; what the server keeps stays. */
export function forgetRuns(page: Page): Promise<void> {
  return page.evaluate((start) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key);
  }, STORAGE_KEYS.draft);
}

/** How many reports the server keeps for a person. */
export async function reportCount(page: Pick<Page, "request">, id: string): Promise<number> {
  return (await (await page.request.get(`/api/users/${id}/reports`)).json()).length;
}

interface Fixtures {
  /** A new person, signed in in `page`. */
  readonly member: Member;
}

export const test = base.extend<Fixtures>({
  // Whatever a test is about: no page of it may ask for what the content security policy refuses.
  context: async ({ context }, use) => {
    const violations: string[] = [];
    await reportViolations(context);
    context.on("console", (message) => void (VIOLATION.test(message.text()) && violations.push(message.text())));
    await use(context);
    expect(violations).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern that nothing is needed.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": someAddress() }),
  // The pairs then wait for "Next": a test on a busy machine would not keep up with them.
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  contextOptions: async ({}, use) => use({ reducedMotion: "reduce" }),
  member: async ({ page }, use) => use(await register(page)),
});
