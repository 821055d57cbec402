import { join } from "node:path";
import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { runStatement } from "@/scripts/postgres-server";
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "@/tests/support/pgbouncer";
import { freshAddress } from "../api/people";
import { type Copies, startCopies } from "../support/copies";
import { registerByApi, somebody } from "../support/people";

const database = process.env.E2E_DATABASE_URL;
test.skip(!database, "two copies need PostgreSQL: npm run test:postgres");
test.describe.configure({ mode: "serial" });

const [RIGHT, AHEAD] = [0, 1];
/** Jobs look every 10 to 15 s. */
const JOBS = { timeout: 60_000, intervals: [500] };

let bouncer: PgBouncer | undefined;
let copies: Copies;
test.beforeAll(async () => {
  if (hasPgBouncer()) bouncer = await startPgBouncer(database ?? "", 6);
  else console.log("PgBouncer is not on this machine: the copies ask PostgreSQL itself.");
  const ahead = { NODE_OPTIONS: `--import=${join(process.cwd(), "tests/support/clock-ahead.mjs")}` };
  copies = await startCopies(bouncer?.url ?? database ?? "", 2, (copy) => (copy === AHEAD ? ahead : {}));
});
test.afterAll(async () => {
  await copies?.stop();
  bouncer?.stop();
});

async function browserAt(playwright: PlaywrightWorkerArgs["playwright"], copy: number): Promise<APIRequestContext> {
  return playwright.request.newContext({ baseURL: copies.origins[copy], extraHTTPHeaders: freshAddress() });
}
const ask = (statement: string) => runStatement(copies.databaseUrl, statement);

test("a copy whose clock is ten minutes ahead lets people in by what the other mailed, and deletes nobody early", async ({
  playwright,
}) => {
  const here = await browserAt(playwright, RIGHT);
  const there = await browserAt(playwright, AHEAD);
  const [leaving, due] = [somebody(), somebody()];
  const dueId = await registerByApi(there, due);
  const leavingId = await registerByApi(here, leaving);
  const asked = await here.post(`/api/users/${leavingId}/deletion`, { data: { password: leaving.password } });
  expect(asked.status()).toBe(200);
  await expect.poll(async () => (await ask('SELECT FROM "OutgoingMail"')).length, JOBS).toBe(0);
  await copies.stopCopy(RIGHT);

  // The copy that is ahead has looked for what is due: it deletes the other account, whose time is over.
  await ask(`UPDATE "User" SET "deletionDueAt" = now() AT TIME ZONE 'UTC' - interval '1 s' WHERE "id" = '${dueId}'`);
  await expect.poll(async () => (await ask(`SELECT FROM "User" WHERE "id" = '${dueId}'`)).length, JOBS).toBe(0);
  expect(await ask(`SELECT FROM "User" WHERE "id" = '${leavingId}'`)).toHaveLength(1);
});
