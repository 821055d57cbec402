import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { completeBody, freshAddress } from "../api/people";
import { type Copies, startCopies } from "../support/copies";
import { registerByApi, somebody } from "../support/people";

const database = process.env.E2E_DATABASE_URL;
test.skip(!database, "two copies need PostgreSQL: npm run test:postgres");
test.describe.configure({ mode: "serial" });

let copies: Copies;
test.beforeAll(async () => {
  copies = await startCopies(database ?? "", 2);
});
test.afterAll(() => copies?.stop());

/** A browser at each of the two copies, both behind one address. */
async function atBoth(playwright: PlaywrightWorkerArgs["playwright"]): Promise<[APIRequestContext, APIRequestContext]> {
  const extraHTTPHeaders = freshAddress();
  const [here, there] = copies.origins.map((baseURL) => playwright.request.newContext({ baseURL, extraHTTPHeaders }));
  if (!here || !there) throw new Error("two copies are needed");
  return [await here, await there];
}

test("who registers at one signs in at the other, and a new password ends the sessions of both", async ({
  playwright,
}) => {
  const [here, there] = await atBoth(playwright);
  const person = somebody();
  const id = await registerByApi(here, person);
  const { email, password } = person;
  expect((await there.post("/api/auth/login", { data: { email, password } })).status()).toBe(200);
  expect((await (await there.get("/api/me")).json()).user.id).toBe(id);

  const changed = { currentPassword: password, newPassword: "eight green windows" };
  const response = await here.post("/api/auth/password", { data: changed });
  expect({ status: response.status(), text: await response.text() }).toMatchObject({ status: 200 });
  expect((await here.get("/api/me")).status()).toBe(200);
  await expect.poll(async () => (await there.get("/api/me")).status(), { timeout: 5_000 }).toBe(401);
});

test("tries at both copies count together", async ({ playwright }) => {
  const [here, there] = await atBoth(playwright);
  const data = { email: somebody().email, password: "not this one" };
  const tries = Array.from({ length: 14 }, (_, at) => (at % 2 ? here : there).post("/api/auth/login", { data }));
  const statuses = (await Promise.all(tries)).map((response) => response.status());
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test("one completion that is sent to both at once makes one record", async ({ playwright }) => {
  const [here, there] = await atBoth(playwright);
  const person = somebody();
  const userId = await registerByApi(here, person);
  await there.post("/api/auth/login", { data: { email: person.email, password: person.password } });
  const data = completeBody(randomUUID());
  const send = (copy: APIRequestContext) => copy.post("/api/assessment/complete", { data });
  const answers = await Promise.all([here, there, here, there].map(send));
  for (const answer of answers) expect(answer.status()).toBe(200);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  const runs = await (await there.get(`/api/users/${userId}/runs`)).json();
  expect(runs).toHaveLength(1);
});
