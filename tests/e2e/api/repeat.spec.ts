import { randomUUID } from "node:crypto";
import { type APIResponse, expect } from "@playwright/test";
import { answeredRun } from "@/tests/support/sample-runs";
import { registerByApi, somebody } from "../support/people";
import { completeBody, reportBody, test } from "./people";

const START = Date.UTC(2026, 0, 1);

/** Sends the same five times at once, and once more; expects one answer, and returns it. */
async function sameAnswer(send: () => Promise<APIResponse>) {
  const responses = [...(await Promise.all(Array.from({ length: 5 }, send))), await send()];
  for (const response of responses) expect(response.status()).toBe(200);
  const [first, ...others] = await Promise.all(responses.map((response) => response.json()));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

test("what is sent again makes nothing new and gets the same answer", async ({ copyOf }) => {
  const request = await copyOf();
  const userId = await registerByApi(request, somebody());
  const runId = randomUUID();
  const list = async () => (await request.get(`/api/users/${userId}/reports`)).json();

  const draft = answeredRun(2, runId, START);
  const saved = await sameAnswer(() => request.patch(`/api/users/${userId}`, { data: { assessmentData: draft } }));
  expect(saved.assessmentData).toEqual(draft);
  expect((await (await request.get("/api/me")).json()).draft).toEqual(draft);

  const done = await sameAnswer(() => request.post("/api/assessment/complete", { data: completeBody(runId) }));
  expect(done).toMatchObject({ success: true, assessmentId: runId, primaryType: 2 });

  const body = reportBody(userId, runId);
  const { report } = await sameAnswer(() => request.post("/api/reports", { data: body }));
  expect(await list()).toEqual([report]);
  const later = await request.post("/api/reports", { data: { ...body, generatedAt: new Date().toISOString() } });
  expect((await later.json()).report).toEqual(report);
  expect(await list()).toEqual([report]);

  const event = { id: randomUUID(), step: "report", session: "again", timestamp: START };
  await sameAnswer(() => request.post("/api/analytics", { data: event }));
});

test("devices that answer different pairs at once lose none", async ({ copyOf }) => {
  const person = somebody();
  const [first, second] = [await copyOf(), await copyOf()];
  const userId = await registerByApi(first, person);
  await second.post("/api/auth/login", { data: { email: person.email, password: person.password } });
  const whole = answeredRun(7, randomUUID(), START);
  await Promise.all(
    Object.entries(whole.rheti).map(([id, answer], index) =>
      (index % 2 ? first : second).patch(`/api/users/${userId}`, {
        data: { assessmentData: { ...whole, rheti: { [id]: answer } } },
      }),
    ),
  );
  for (const device of [first, second])
    expect((await (await device.get("/api/me")).json()).draft.rheti).toEqual(whole.rheti);
});
