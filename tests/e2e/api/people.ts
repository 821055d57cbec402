import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, test as base, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";
import { ADMIN_PASSWORD } from "../support/admin-password";
import { type Person, registerByApi, somebody } from "../support/people";

/** Somebody who is signed in: their requests, and what is theirs. */
export interface Account extends Person {
  readonly userId: string;
  readonly request: APIRequestContext;
  /** A completed run, and the saved love report made from it: type 2, which nobody on a screen has, who would get news. */
  readonly runId: string;
  readonly reportId: string;
  /** A link to parts of that report: what its owner revokes, and what others open. */
  readonly share: { readonly id: string; readonly url: string };
}

/** Everybody whom the table of endpoints knows. */
export interface People {
  readonly user: Account;
  readonly other: Account;
  readonly nobody: APIRequestContext;
  /** Signed in as an administrator, and as nobody else. */
  readonly admin: APIRequestContext;
  /** An unfinished run of each of the two, which another one took the place of. */
  readonly setAside: Readonly<Record<"user" | "other", string>>;
  /** Notifications: one that both users got, one for others, one that has not gone out. */
  readonly notices: Readonly<Record<"sent" | "others" | "scheduled" | "waiting" | "revoked", string>>;
}

/** An address that no other test uses: limits count by address, and the server trusts one proxy here. */
export function freshAddress(): Record<string, string> {
  return { "x-forwarded-for": [10, randomInt(256), randomInt(256), randomInt(256)].join(".") };
}

export const completeBody = (runId: string, at = Date.UTC(2026, 0, 1)) => ({
  reportType: "love",
  reportAccess: null,
  assessmentData: fullRun(2, runId, at),
});

export const shareBody = (reportId: string) => ({ reportId, sections: ["wing", "states"], showName: false });

export const reportBody = (userId: string, assessmentId: string, reportType = "love") => ({
  userId,
  reportType,
  personalityType: "Type 2",
  reportData: { assessmentId },
});

/** Begins a run and another one in its place; the id of the first. */
async function setAsideOf({ request, userId }: Account): Promise<string> {
  const [left, next] = [0, 1].map((at) => answeredRun(2, randomUUID(), Date.UTC(2026, 0, 2) + at * 1_000));
  if (!left || !next) throw new Error("two runs were made");
  for (const assessmentData of [left, next])
    expect((await request.patch(`/api/users/${userId}`, { data: { assessmentData } })).status()).toBe(200);
  return left.runId;
}

/** Registers a person who then finishes a run and saves a report, all by the API. */
async function settle(request: APIRequestContext, person: Person): Promise<Account> {
  const userId = await registerByApi(request, person);
  const runId = randomUUID();
  const done = await request.post("/api/assessment/complete", { data: completeBody(runId) });
  expect(done.status()).toBe(200);
  const saved = await request.post("/api/reports", { data: reportBody(userId, runId) });
  expect(saved.status()).toBe(200);
  const reportId = (await saved.json()).report.id;
  const shared = await request.post("/api/shares", { data: shareBody(reportId) });
  expect(shared.status()).toBe(201);
  const { share, url } = await shared.json();
  return { ...person, userId, request, runId, reportId, share: { id: share.id, url } };
}

/** Signs a browser in as an administrator. */
async function signInAdmin(request: APIRequestContext): Promise<APIRequestContext> {
  const response = await request.post("/api/auth/admin-login", { data: { password: ADMIN_PASSWORD } });
  expect(response.status()).toBe(200);
  return request;
}

/** Sends, or schedules for tomorrow, a notification for people of a type. */
async function sendTo(admin: APIRequestContext, type: number, scheduled = false): Promise<string> {
  const scheduledFor = scheduled ? new Date(Date.now() + 86_400_000).toISOString() : null;
  const body = { title: "News", message: "Something is new", targetAudience: "personality_types" };
  const data = { ...body, personalityTypes: [type], scheduledFor };
  const response = await admin.post("/api/notifications", { data });
  expect(response.status()).toBe(201);
  return (await response.json()).notification.id;
}

type Playwright = PlaywrightWorkerArgs["playwright"];
type Open = (who?: Pick<Account, "request">) => Promise<APIRequestContext>;

/** Opens browsers that know what a person's browser knows, or nobody, and closes them in the end. */
async function withBrowsers(playwright: Playwright, baseURL: string | undefined, use: (open: Open) => Promise<void>) {
  const opened: APIRequestContext[] = [];
  await use(async (who) => {
    const storageState = await who?.request.storageState();
    const context = await playwright.request.newContext({ baseURL, storageState, extraHTTPHeaders: freshAddress() });
    opened.push(context);
    return context;
  });
  for (const context of opened) await context.dispose();
}

interface Fixtures {
  /** Opens a browser that knows what a person's knows, and whose cookies may change; without a person, nobody's. */
  readonly copyOf: Open;
  /** Two accounts of this test alone, for what other tests would change. */
  readonly own: Pick<People, "user" | "other">;
}

/** Two accounts and a visitor, made once per worker, for what changes nothing that another test looks at. */
export const test = base.extend<Fixtures, { people: People }>({
  people: [
    ({ playwright }, use, { project }) =>
      withBrowsers(playwright, project.use.baseURL, async (open) => {
        const user = await settle(await open(), somebody("Zephyrine", "Quillfeather"));
        const other = await settle(await open(), somebody("Ottoline", "Brackenbury"));
        const admin = await signInAdmin(await open());
        const sent = await sendTo(admin, 2);
        const notices = {
          sent,
          others: await sendTo(admin, 9),
          scheduled: await sendTo(admin, 2, true),
          waiting: await sendTo(admin, 2, true),
          revoked: await sendTo(admin, 9),
        };
        const setAside = { user: await setAsideOf(user), other: await setAsideOf(other) };
        await use({ user, other, nobody: await open(), admin, setAside, notices });
      }),
    { scope: "worker" },
  ],
  copyOf: ({ playwright, baseURL }, use) => withBrowsers(playwright, baseURL, use),
  own: async ({ copyOf }, use) => {
    const user = await settle(await copyOf(), somebody());
    await use({ user, other: await settle(await copyOf(), somebody()) });
  },
});
