import { randomUUID } from "node:crypto";
import type { Actor, OwnUserId } from "@/lib/accounts/access";
import { completeRun } from "@/lib/assessment/operations/complete-run";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { db } from "@/lib/platform/db/client";
import { createReport } from "@/lib/reports/operations/create-report";
import { listReports } from "@/lib/reports/operations/load-own-report";
import { openReport } from "@/lib/reports/operations/open-report";
import { type CreateReportInput, createReportBody } from "@/lib/reports/schema";
import { setUpDatabase } from "@/tests/support/database";
import { copyReport, copyRun } from "@/tests/support/many-runs";
import { contextFor, newUser } from "@/tests/support/people";
import { fullRun } from "@/tests/support/sample-runs";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const START = Date.UTC(2026, 0, 1);
type Kind = CreateReportInput["reportType"];

async function completed(userId: OwnUserId, now = new Date(START)): Promise<string> {
  const input = { reportType: "love" as const, assessmentData: fullRun(4, randomUUID(), START) };
  return (await completeRun({ ctx: contextFor(null, now), userId, input })).id;
}

function create(userId: OwnUserId, assessmentId: string, reportType: Kind = "love", now = new Date(START)) {
  const input = createReportBody.parse({ userId, reportType, personalityType: 4, reportData: { assessmentId } });
  return createReport({ ctx: contextFor(null, now), userId, input });
}

const open = (actor: Actor, report?: string, reportType: Kind = "love") =>
  openReport({ ctx: contextFor(actor), address: { reportType, type: 4, report } });
const asUser = (userId: OwnUserId): Actor => ({ kind: "user", userId });

describe("a saved report", () => {
  test("is made once, however often and at once it is asked for", async () => {
    const userId = await newUser();
    const run = await completed(userId);
    const first = await create(userId, run);
    expect(await create(userId, run, "love", new Date(START + 60_000))).toEqual(first);
    const rushed = await Promise.all(Array.from({ length: 5 }, () => create(userId, run, "wealth")));
    expect(new Set(rushed.map(({ report }) => report.id)).size).toBe(1);
    expect(await listReports(userId)).toHaveLength(2);
    expect(await (await db()).report.count({ where: { userId } })).toBe(2);
  });

  test("is one of a thousand at most; those that are kept answer as before", async () => {
    const userId = await newUser();
    const run = await completed(userId);
    const { report } = await create(userId, run);
    await (await db()).report.update({ where: { id: report.id }, data: { document: {} } });
    await copyReport(report.id, await copyRun(run, 143), 999);
    await expect(create(userId, run, "wealth")).rejects.toMatchObject({
      code: "conflict",
      messageKey: "tooManyReports",
    });
    expect(await create(userId, run)).toEqual({ report });
  });

  test("stands in the list, the latest first, and nobody else's does", async () => {
    const [userId, other] = [await newUser(), await newUser()];
    const run = await completed(userId);
    await create(other, await completed(other), "health", new Date(START + 9_000));
    for (const [index, kind] of (["love", "career", "standard"] as const).entries())
      await create(userId, run, kind, new Date(START + index * 1_000));
    const list = await listReports(userId);
    expect(list.map(({ reportType }) => reportType)).toEqual(["standard", "career", "love"]);
    expect(list[2]).toMatchObject({
      personalityType: "Type 4",
      generatedAt: new Date(START).toISOString(),
      reportUrl: `/api/reports/love/4?report=${list[2]?.id}`,
    });
    expect(list[0]?.reportUrl).toMatch(/^\/api\/emergency-view\/4\?report=/);
  });

  test("keeps its texts when the texts are written anew", async () => {
    const userId = await newUser();
    const { report } = await create(userId, await completed(userId));
    const before = await open(asUser(userId), report.id);
    const own = await open(asUser(userId));
    const { body } = await (await db()).atom.findFirstOrThrow({
      where: { slug: "love", locale: "en", type: 4, role: "overview" },
    });
    const [opening = ""] = body.split("\n");
    expect(JSON.stringify(before)).toContain(JSON.stringify(opening).slice(1, -1));
    await (await db()).atom.updateMany({ where: { type: 4 }, data: { body: "Written anew." } });
    expect(await open(asUser(userId), report.id)).toEqual(before);
    expect(await open(asUser(userId))).not.toEqual(own);
    await (await db()).atom.deleteMany({});
    await seedAtoms();
  });

  test("is read by its owner alone, at its own address alone", async () => {
    const [userId, other] = [await newUser({ firstName: "Zephyrine" }), await newUser()];
    const { report } = await create(userId, await completed(userId));
    expect(JSON.stringify(await open(asUser(userId), report.id))).toContain("Zephyrine");
    await expect(open(asUser(other), report.id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(open({ kind: "visitor" }, report.id)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(open(asUser(userId), report.id, "career")).rejects.toMatchObject({ code: "not_found" });
    await expect(open(asUser(userId), randomUUID())).rejects.toMatchObject({ code: "not_found" });
  });
});

test("a report of somebody else's run is refused", async () => {
  const [userId, other] = [await newUser(), await newUser()];
  const run = await completed(userId);
  await expect(create(other, run)).rejects.toMatchObject({ code: "not_found" });
  expect(await listReports(other)).toEqual([]);
});

test("without an id the address shows each their own, and nobody the general report", async () => {
  const [mine, theirs] = [await newUser({ firstName: "Zephyrine" }), await newUser({ firstName: "Ottoline" })];
  await completed(mine);
  await completed(theirs);
  const stranger = await newUser({ firstName: "Quentin" });
  const texts = await Promise.all(
    [asUser(mine), asUser(theirs), asUser(stranger), { kind: "visitor" as const }].map(async (actor) =>
      JSON.stringify(await open(actor)),
    ),
  );
  const names = ["Zephyrine", "Ottoline", "Quentin"];
  expect(texts.map((text) => names.filter((name) => text.includes(name)))).toEqual([
    ["Zephyrine"],
    ["Ottoline"],
    [],
    [],
  ]);
});
