import "fake-indexeddb/auto";
import { consumeLoggedOut } from "@/lib/accounts/client/logged-out";
import { writeLocalRun } from "@/lib/assessment/client/local-run";
import { enqueueRun, forgetPerson, pendingFor } from "@/lib/assessment/client/run-sync";
import { signOut, signOutToStart } from "@/lib/assessment/client/sign-out";
import { clearRun } from "@/tests/support/finished-run";
import { jsonResponse } from "@/tests/support/json-response";

const KEY = "assessmentDraft:u1";
const SAVE = "PATCH /api/users/u1";
const LOGOUT = "POST /api/auth/logout";
let sent: string[] = [];

/** A server that takes what it is sent, or never answers a save. */
function serve(save: "taken" | "lost" | "silent"): void {
  sent = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const call = `${init?.method} ${String(input)}`;
    sent.push(call);
    if (call === SAVE && save === "silent") return new Promise<Response>(() => undefined);
    if (call === SAVE && save === "lost") throw new TypeError("Failed to fetch");
    return jsonResponse(200, call === SAVE ? JSON.parse(String(init?.body)) : {});
  });
}

beforeAll(() => {
  global.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
});

beforeEach(async () => {
  localStorage.clear();
  await forgetPerson("u1");
  localStorage.setItem("loggedInUser", JSON.stringify({ id: "u1", userId: "u1" }));
  writeLocalRun("u1", clearRun);
});

const kept = () => ["loggedInUser", KEY, "heroMomentsResults"].map((key) => localStorage.getItem(key) !== null);
const owed = async () => (await pendingFor("u1")).run?.runId;

test("what the server lacks is sent before the session ends, and leaves the device", async () => {
  serve("taken");
  await enqueueRun("u1", clearRun);
  await signOut();
  expect([sent, kept(), await owed()]).toEqual([[SAVE, LOGOUT], [false, false, false], undefined]);
});

test("nothing is sent when nothing is owed", async () => {
  serve("silent");
  await signOut();
  expect([sent, kept()]).toEqual([[LOGOUT], [false, false, false]]);
});

test("a save that is lost stays owed under the person's name, and goes out in nobody's session", async () => {
  serve("lost");
  await enqueueRun("u1", clearRun);
  await signOut();
  expect([sent, kept(), await owed()]).toEqual([[SAVE, LOGOUT], [false, true, false], clearRun.runId]);

  serve("taken");
  const { outbox } = await import("@/lib/platform/outbox/browser");
  const waiting = (await outbox.entries()).find(({ userId }) => userId === "u1");
  if (waiting) await outbox.change(waiting.id, (held) => held && { ...held, notBefore: 0, nextTry: 0 });
  await outbox.drain({ skipBackoff: true });
  localStorage.setItem("loggedInUser", JSON.stringify({ id: "u2" }));
  await outbox.drain({ skipBackoff: true });
  expect(sent).toEqual([]);
  localStorage.setItem("loggedInUser", JSON.stringify({ id: "u1" }));
  await outbox.drain({ skipBackoff: true });
  expect([sent, await owed()]).toEqual([[SAVE], undefined]);
});

test("a save without an answer is waited for no longer than two seconds", async () => {
  serve("silent");
  await enqueueRun("u1", clearRun);
  const before = Date.now();
  await signOut();
  expect(Date.now() - before).toBeLessThan(3_000);
  expect([sent, kept(), await owed()]).toEqual([[SAVE, LOGOUT], [false, true, false], clearRun.runId]);
});

test("the start page, which comes next, hears that somebody has logged out", async () => {
  serve("taken");
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, "error").mockImplementation();
  await signOutToStart();
  expect(sent).toContain(LOGOUT);
  expect([consumeLoggedOut(), consumeLoggedOut()]).toEqual([true, false]);
});
