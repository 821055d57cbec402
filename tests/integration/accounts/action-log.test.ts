import { withRoute } from "@/app/api/_route";
import { POST as takeBack } from "@/app/api/notifications/[id]/revoke/route";
import { POST as send } from "@/app/api/notifications/route";
import { PATCH as editAtom } from "@/app/api/v2/coverage/atoms/[id]/route";
import { POST as writeAtom } from "@/app/api/v2/coverage/atoms/route";
import { POST as importAtoms } from "@/app/api/v2/coverage/import/route";
import { PATCH as editPack } from "@/app/api/v2/packs/[slug]/route";
import { POST as createPack } from "@/app/api/v2/packs/create/route";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { newAdministrator, signInAs } from "@/tests/support/administrators";
import { clearCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

beforeAll(async () => {
  clearCookieJar();
  await signInAs(await newAdministrator("owner"));
});

const entries = async (endpoint: string) =>
  (await (await db()).administratorAction.findMany({ where: { endpoint }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

/** Asks a route that does this; returns its status and what the log said when it began. */
async function ask(path: string, deed: () => Promise<void>) {
  const before: string[][] = [];
  const route = withRoute({
    ...{ summary: "Does something.", who: "admin", permission: null, logs: "packCheck", limit: "write" },
    handle: async () => {
      before.push(await entries(`POST ${path}`));
      await deed();
      return {};
    },
  });
  const request = new Request(`http://localhost${path}`, { method: "POST" });
  const { status } = await route(request, { params: Promise.resolve({}) });
  return { status, before };
}

test("the log is told of a deed before it is done, and once", async () => {
  const { status, before } = await ask("/api/done", async () => {});
  expect({ status, before }).toEqual({ status: 200, before: [["packCheck"]] });
  expect(await entries("POST /api/done")).toEqual(["packCheck"]);
});

test("a deed that fails is followed by an entry that says so", async () => {
  const { status } = await ask("/api/failing", async () => {
    throw new AppError("conflict");
  });
  expect(status).toBe(409);
  expect(await entries("POST /api/failing")).toEqual(["packCheck", "failed"]);
});

test("what the log cannot be told is not done", async () => {
  const client = await db();
  await client.$executeRaw`ALTER TABLE "AdministratorAction" ADD CONSTRAINT "full" CHECK (false) NOT VALID`;
  const { status, before } = await ask("/api/untold", async () => {});
  await client.$executeRaw`ALTER TABLE "AdministratorAction" DROP CONSTRAINT "full"`;
  expect(status).toBeGreaterThanOrEqual(500);
  expect(before).toEqual([]);
});

/** Asks a route with a body; returns what it answered and what the log says of it. */
async function told(route: typeof send, body: object, params: Readonly<Record<string, string>> = {}) {
  const [method, headers] = ["POST", { "content-type": "application/json" }];
  const request = new Request("http://localhost/api/told", { method, headers, body: JSON.stringify(body) });
  const before = await (await db()).administratorAction.count();
  const reply = await (await route(request, { params: Promise.resolve(params) })).json();
  const rows = await (await db()).administratorAction.findMany({ orderBy: { id: "asc" }, skip: before });
  return { reply, log: rows.map(({ action, subject }) => [action, subject]) };
}

test("a text is named by its place, and taking it back to draft is not called writing", async () => {
  const cell = { slug: "wellness", locale: "hi", type: "Helper", state: "Stressed", role: "overview" };
  const { reply, log } = await told(writeAtom, { ...cell, body: "A text.", status: "published" });
  expect(log).toEqual([["textPublish", "wellness · hi · Helper · Stressed · overview"]]);
  const change = async (status: string) => {
    const atom = await (await db()).atom.findUniqueOrThrow({ where: { id: reply.id } });
    return (
      await told(editAtom, { body: "Another.", status, by: "", seen: atom.updatedAt.toISOString() }, { id: reply.id })
    ).log;
  };
  const place = "wellness · hi · Helper · Stressed · overview · #1";
  expect(await change("draft")).toEqual([["textWithdraw", place]]);
  expect(await change("draft")).toEqual([["textWrite", place]]);
  expect(await change("published")).toEqual([["textPublish", place]]);
});

test("a notification is named by its title, and taking it back is not called canceling", async () => {
  const { reply, log } = await told(send, { title: "New scenes", message: "Four more." });
  expect(log).toEqual([["notificationSend", "New scenes"]]);
  expect((await told(takeBack, {}, { id: reply.notification.id })).log).toEqual([
    ["notificationTakeBack", "New scenes"],
  ]);
});

test("a new pack is named; a look at what a file would change is no import", async () => {
  const pack = { slug: "morning-routines", domain: "habits", input: "single" };
  expect((await told(createPack, pack)).log).toEqual([["packCreate", "morning-routines"]]);
  const file = { slug: "wellness", format: "json", text: "[]" };
  expect((await told(importAtoms, file)).log).toEqual([]);
  expect((await told(importAtoms, { ...file, apply: true })).log).toEqual([["textsImport", "wellness"]]);
});

test("what was done to a pack is told apart: released, taken back, hidden, shown, edited", async () => {
  const slug = "evening-routines";
  await told(createPack, { slug, domain: "habits", input: "single" });
  const actions: unknown[] = [];
  const changes = [
    { released: true },
    { released: false },
    { hidden: true },
    { hidden: false },
    { domain: "evenings" },
  ];
  for (const change of changes) actions.push((await told(editPack, change, { slug })).log);
  expect(actions).toEqual(
    ["packRelease", "packReleaseTakeBack", "packHide", "packShow", "packChange"].map((action) => [[action, slug]]),
  );
});

test("a pack that was refused was asked for, and failed", async () => {
  const refused = { slug: "love", domain: "habits", input: "single" };
  expect((await told(createPack, refused)).log).toEqual([
    ["packCreate", "love"],
    ["failed", "love"],
  ]);
});
