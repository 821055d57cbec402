import { randomUUID } from "node:crypto";
import { deleteOldRunsAndReports } from "@/app/_personal-data";
import type { Actor, OwnUserId } from "@/lib/accounts/access";
import { changeRun, completeRun, listDeletedRuns, listRuns } from "@/lib/assessment/operations/runs";
import { noteTextsChanged } from "@/lib/content/data/texts-version";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { db } from "@/lib/platform/db/client";
import { forgetPersonal } from "@/lib/reports/operations/open-personal";
import { openReport } from "@/lib/reports/operations/open-report";
import { openShared } from "@/lib/reports/operations/open-shared";
import { changeReport, createReport, listDeletedReports, listReports } from "@/lib/reports/operations/saved-reports";
import { createShare } from "@/lib/reports/operations/shares";
import { type CreateReportInput, createReportBody } from "@/lib/reports/schema";
import { createShareBody } from "@/lib/reports/schema/shares";
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
      where: { slug: "love", locale: "en", type: 4, role: "closeness" },
    });
    const [opening = ""] = body.split("\n");
    expect(JSON.stringify(before)).toContain(JSON.stringify(opening).slice(1, -1));
    await (await db()).atom.updateMany({ where: { type: 4 }, data: { body: "Written anew." } });
    noteTextsChanged();
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

describe("what its owner deletes", () => {
  const AT = new Date(START);
  const after = (days: number) => new Date(START + days * 86_400_000);
  async function kept() {
    const userId = await newUser();
    const run = await completed(userId);
    return { userId, run, report: (await create(userId, run)).report.id };
  }
  const idsOf = async (rows: Promise<readonly { id: string }[]>) => (await rows).map(({ id }) => id);

  test("is read by nobody, stands among what can be brought back, and comes back", async () => {
    const { userId, report } = await kept();
    const { url } = await createShare({
      ctx: contextFor({ kind: "user" as const, userId }, AT),
      input: createShareBody.parse({ reportId: report, sections: [], showName: false }),
    });
    const token = url.split("/").at(-1) ?? "";
    const shared = () => openShared(contextFor(null, AT), token);
    await shared();
    await changeReport(userId, report, { deleted: true, title: "Mine" }, AT);
    expect(await listReports(userId)).toEqual([]);
    expect(await listDeletedReports(userId, after(29))).toMatchObject([{ id: report, title: "Mine" }]);
    expect(await listDeletedReports(userId, after(31))).toEqual([]);
    await expect(open(asUser(userId), report)).rejects.toMatchObject({ code: "not_found" });
    await expect(shared()).rejects.toMatchObject({ code: "not_found" });
    await changeReport(userId, report, { deleted: false }, AT);
    expect(await listReports(userId)).toMatchObject([{ id: report, title: "Mine" }]);
    await shared();
  });

  test("comes back when it is asked for again", async () => {
    const { userId, run, report } = await kept();
    await changeReport(userId, report, { deleted: true }, AT);
    expect((await create(userId, run)).report.id).toBe(report);
    expect(await idsOf(listReports(userId))).toEqual([report]);
  });

  test("takes its reports along when it is a run, and after 30 days all of it is gone", async () => {
    const { userId, run, report } = await kept();
    const other = await completed(userId, after(1));
    await changeRun(userId, run, { deleted: true }, AT);
    expect(await idsOf(listRuns(userId))).toEqual([other]);
    expect(await idsOf(listDeletedRuns(userId, AT))).toEqual([run]);
    expect([await listReports(userId), await listDeletedReports(userId, AT)]).toEqual([[], []]);
    await expect(open(asUser(userId), report)).rejects.toMatchObject({ code: "not_found" });
    await deleteOldRunsAndReports(after(29));
    await changeRun(userId, run, { deleted: false }, AT);
    expect(await idsOf(listReports(userId))).toEqual([report]);
    await changeRun(userId, run, { deleted: true }, AT);
    await deleteOldRunsAndReports(after(31));
    const client = await db();
    expect([
      await client.assessment.count({ where: { userId } }),
      await client.report.count({ where: { userId } }),
    ]).toEqual([1, 0]);
  });

  test("is nobody else's to change", async () => {
    const { run, report } = await kept();
    const stranger = await newUser();
    await expect(changeReport(stranger, report, { deleted: true }, AT)).rejects.toMatchObject({ code: "not_found" });
    await expect(changeRun(stranger, run, { title: "x" }, AT)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("one's own report is held in memory for its person alone, until a name, a run or a text changes, or they are erased", async () => {
  const [mine, theirs] = [await newUser({ firstName: "Zephyrine" }), await newUser({ firstName: "Ottoline" })];
  await completed(mine);
  await completed(theirs);
  const first = await open(asUser(mine));
  const others = await open(asUser(theirs));
  expect(await open(asUser(mine))).toBe(first);
  expect(others).not.toEqual(first);
  expect(await open(asUser(mine), undefined, "career")).not.toEqual(first);
  await completed(mine, new Date(START + 60_000));
  expect(await open(asUser(mine))).not.toBe(first);
  await (await db()).user.update({ where: { id: mine }, data: { firstName: "Quentin" } });
  expect(JSON.stringify(await open(asUser(mine)))).toContain("Quentin");
  const named = await open(asUser(mine));
  noteTextsChanged();
  await (await db()).atom.updateMany({ where: { type: 4, role: "tagline" }, data: { body: "Written anew." } });
  expect(JSON.stringify(await open(asUser(mine)))).toContain("Written anew.");
  expect(await open(asUser(mine))).not.toBe(named);
  const last = await open(asUser(mine));
  forgetPersonal(mine);
  expect(await open(asUser(mine))).not.toBe(last);
  expect(await open({ kind: "visitor" })).not.toEqual(last);
  await (await db()).atom.deleteMany({});
  await seedAtoms();
});
