import { randomUUID } from "node:crypto";
import { deleteOldRunsAndReports } from "@/app/_personal-data";
import type { Actor, OwnUserId, UserActor } from "@/lib/accounts/access";
import { completeRun } from "@/lib/assessment/operations/runs";
import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/tokens";
import { ownReports } from "@/lib/reports/data/reports";
import { openReport } from "@/lib/reports/operations/open-report";
import { openShared, openSharedPicture } from "@/lib/reports/operations/open-shared";
import { createReport } from "@/lib/reports/operations/saved-reports";
import {
  createShare,
  listShareableChapters,
  listShares,
  previewPicture,
  previewShare,
  revokeShare,
} from "@/lib/reports/operations/shares";
import { createReportBody } from "@/lib/reports/schema";
import { type CreateShareInput, createShareBody } from "@/lib/reports/schema/shares";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";
import { fullRun } from "@/tests/support/sample-runs";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const START = Date.UTC(2026, 0, 1);
const NEXT_YEAR = new Date(Date.UTC(2027, 0, 2));
const asUser = (userId: OwnUserId): UserActor => ({ kind: "user", userId });

/** Somebody by the name of Zephyrine with a saved love report about type 4, in English. */
async function owner() {
  const userId = await newUser({ firstName: "Zephyrine" });
  const ctx = contextFor(asUser(userId), new Date(START));
  const input = { reportType: "love" as const, assessmentData: fullRun(4, randomUUID(), START) };
  const { id: assessmentId } = await completeRun({ ctx, userId, input });
  const body = { userId, reportType: "love", personalityType: 4, reportData: { assessmentId } };
  const { report } = await createReport({ ctx, userId, input: createReportBody.parse(body) });
  return { userId, ctx, reportId: report.id };
}

const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
/** Somebody with a link; most links here are opened in the month after they were made. */
const visitor = (at = new Date(START)) => contextFor({ kind: "visitor" as const }, at);
const daysLater = (days: number, ms = 0) => new Date(START + days * 86_400_000 + ms);

async function share(by: Awaited<ReturnType<typeof owner>>, choice: Partial<CreateShareInput> = {}) {
  const { ctx, reportId } = by;
  const usual = { sections: ["wing" as const], showName: false, showSign: false, lasts: "month" as const };
  return createShare({ ctx, input: { reportId, ...usual, ...choice } });
}

describe("a shared link", () => {
  test("shows the chosen parts to anybody, without the name, and counts its openings", async () => {
    const by = await owner();
    const made = await share(by);
    const { document } = await openShared(visitor(), tokenOf(made));
    expect(document.sections.map(({ id }) => id)).toEqual(["wing"]);
    expect(JSON.stringify(document)).not.toContain("Zephyrine");
    expect(document.cover.date).toBe("");
    await openShared(visitor(), tokenOf(made));
    const [listed] = await listShares(by.ctx, by.reportId);
    expect(listed).toMatchObject({ id: made.share.id, openedCount: 2, sections: ["wing"], showName: false });
  });

  test("names no chapter that the report lacks", async () => {
    const by = await owner();
    const { sections } = await listShareableChapters(by.ctx, by.reportId, "en");
    expect(sections).toEqual(expect.arrayContaining(["answer", "chapter", "withme", "given"]));
    // A relationship report has no chapter of the scenes and no questions.
    for (const id of ["hero", "questions"]) expect(sections).not.toContain(id);
    const made = await share(by, { sections: ["hero", "withme", "questions"] });
    expect(made.share.sections).toEqual(["withme"]);
    const other = contextFor(asUser(await newUser()));
    await expect(listShareableChapters(other, by.reportId, "en")).rejects.toMatchObject({ code: "forbidden" });
  });

  test("keeps no code, only its hash, and tells it to its owner again", async () => {
    const by = await owner();
    const made = await share(by);
    const token = tokenOf(made);
    expect(made.url).toMatch(/^\/s\/[\w-]{16}$/);
    expect((await listShares(by.ctx, by.reportId)).map(({ url }) => url)).toEqual([made.url]);
    const rows = await (await db()).reportShare.findMany({ where: { reportId: by.reportId } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("made before addresses were short still opens, and cannot be told again", async () => {
    const by = await owner();
    const made = await share(by);
    const token = "xy".repeat(16);
    await (await db()).reportShare.update({ where: { id: made.share.id }, data: { tokenHash: hashToken(token) } });
    expect((await openShared(visitor(), token)).document.sections).toHaveLength(1);
    expect((await listShares(by.ctx, by.reportId)).map(({ url }) => url)).toEqual([null]);
  });

  test("has a picture with the signs and the name only where they are shown; to fetch it is no opening", async () => {
    const by = await owner();
    const bare = await openSharedPicture(visitor(), tokenOf(await share(by)));
    expect(bare).toMatchObject({ type: 4, values: null, shares: null, locale: "en" });
    expect(JSON.stringify(bare)).not.toContain("Zephyrine");
    const made = await share(by, { showName: true, showSign: true, language: "ur-G4" });
    const own = await openSharedPicture(visitor(), tokenOf(made));
    expect(own.kicker).toContain("Zephyrine");
    expect(own).toMatchObject({ dir: "rtl", values: { 4: 1 }, shares: [{}, {}] });
    expect(await previewPicture(by.ctx, by.reportId, made.share, "ur-G4")).toEqual(own);
    expect((await listShares(by.ctx, by.reportId)).map(({ openedCount }) => openedCount)).toEqual([0, 0]);
    await revokeShare(by.ctx, made.share.id);
    await expect(openSharedPicture(visitor(), tokenOf(made))).rejects.toMatchObject({ code: "not_found" });
  });

  test("shows the name where it was ticked", async () => {
    const by = await owner();
    const { document, frame } = await openShared(visitor(), tokenOf(await share(by, { showName: true })));
    expect(document.cover.reader).toContain("Zephyrine");
    expect(frame.compare.label).toBe("Compare with Zephyrine");
    expect(frame.compare.href).toMatch(/^\/compare\?lang=[\w-]+#\/Zephyrine$/);
    const nameless = await openShared(visitor(), tokenOf(await share(by)));
    expect(nameless.frame.compare.href).not.toContain("#");
  });

  test("ends for good when it is revoked, and looks like one that never was", async () => {
    const by = await owner();
    const [kept, ended] = [await share(by), await share(by)];
    const first = await revokeShare(by.ctx, ended.share.id);
    expect(await revokeShare(contextFor(asUser(by.userId), NEXT_YEAR), ended.share.id)).toEqual(first);
    const gone = { code: "not_found", messageKey: "sharedGone" };
    await expect(openShared(visitor(), tokenOf(ended))).rejects.toMatchObject(gone);
    await expect(openShared(visitor(), "x".repeat(32))).rejects.toMatchObject(gone);
    await expect(openShared(visitor(), tokenOf(kept))).resolves.toMatchObject({ document: { personal: true } });
  });

  test("ends on its day as if it were revoked, and one without a day goes on", async () => {
    const by = await owner();
    const gone = { code: "not_found", messageKey: "sharedGone" };
    for (const [lasts, days] of [
      ["month", 30],
      ["year", 365],
    ] as const) {
      const made = await share(by, { lasts });
      expect(made.share.endsAt).toBe(daysLater(days).toISOString());
      await expect(openShared(visitor(daysLater(days, -1)), tokenOf(made))).resolves.toBeDefined();
      await expect(openShared(visitor(daysLater(days)), tokenOf(made))).rejects.toMatchObject(gone);
      await expect(openSharedPicture(visitor(daysLater(days)), tokenOf(made))).rejects.toMatchObject(gone);
    }
    const open = await share(by, { lasts: "open" });
    expect(open.share.endsAt).toBeNull();
    await expect(openShared(visitor(daysLater(4000)), tokenOf(open))).resolves.toBeDefined();
  });

  test("that nobody gave a life lasts thirty days", () => {
    const body = { reportId: randomUUID(), sections: [], showName: false };
    expect(createShareBody.parse(body)).toMatchObject({ lasts: "month" });
  });

  test("is listed for a week after its day, then removed; one without a day stays", async () => {
    const by = await owner();
    await share(by);
    const open = await share(by, { lasts: "open" });
    await deleteOldRunsAndReports(daysLater(37));
    expect(await listShares(by.ctx, by.reportId)).toHaveLength(2);
    await deleteOldRunsAndReports(daysLater(37, 1));
    expect((await listShares(by.ctx, by.reportId)).map(({ id }) => id)).toEqual([open.share.id]);
  });

  test("is made, listed, previewed and revoked by the owner alone", async () => {
    const by = await owner();
    const made = await share(by);
    const other = contextFor(asUser(await newUser()));
    const refused = { code: "forbidden" };
    await expect(share({ ...by, ctx: other })).rejects.toMatchObject(refused);
    await expect(listShares(other, by.reportId)).rejects.toMatchObject(refused);
    await expect(previewShare(other, by.reportId, made.share, "en")).rejects.toMatchObject(refused);
    await expect(revokeShare(other, made.share.id)).rejects.toMatchObject(refused);
    await expect(revokeShare(by.ctx, randomUUID())).rejects.toMatchObject({ code: "not_found" });
    await expect(share(by, { reportId: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
    expect(await listShares(by.ctx, by.reportId)).toHaveLength(1);
  });

  test("shows exactly what the preview showed, in the language that was chosen", async () => {
    const by = await owner();
    const made = await share(by, { sections: ["answer", "method"], language: "ur-G4" });
    const preview = await previewShare(by.ctx, by.reportId, made.share, "ur-G4");
    const { document: shown } = await openShared(visitor(), tokenOf(made));
    expect(shown).toEqual(preview);
    expect([shown.locale, shown.dir]).toEqual(["ur-G4", "rtl"]);
  });

  test("stands in what its owner downloads, without the hash", async () => {
    const by = await owner();
    const made = await share(by, { language: "ur-G4" });
    const { value: report } = await ownReports(by.userId).next();
    expect(report?.shares.map(({ id }: { id: string }) => id)).toEqual([made.share.id]);
    expect(report?.translations.map(({ locale }: { locale: string }) => locale)).toEqual(["ur-G4"]);
    expect(JSON.stringify(report)).not.toContain("tokenHash");
  });

  test("shows nothing as soon as its owner asked for the account to be deleted", async () => {
    const by = await owner();
    const made = await share(by);
    await (await db()).user.update({ where: { id: by.userId }, data: { deletionDueAt: NEXT_YEAR } });
    await expect(openShared(visitor(), tokenOf(made))).rejects.toMatchObject({ code: "not_found" });
  });

  test("goes with its report", async () => {
    const by = await owner();
    const made = await share(by);
    await (await db()).report.delete({ where: { id: by.reportId } });
    await expect(openShared(visitor(), tokenOf(made))).rejects.toMatchObject({ code: "not_found" });
  });

  test("at most twenty stand at a time; one that was revoked or is over makes room", async () => {
    const by = await owner();
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await share(by));
    await expect(share(by)).rejects.toMatchObject({ code: "conflict", messageKey: "tooManyShares" });
    await revokeShare(by.ctx, made[0]?.share.id ?? "");
    await expect(share(by)).resolves.toBeDefined();
    await expect(share(by)).rejects.toMatchObject({ code: "conflict" });
    const later = contextFor(asUser(by.userId), daysLater(30));
    await expect(share({ ...by, ctx: later })).resolves.toBeDefined();
  });
});

describe("a saved report in another language", () => {
  const open = (actor: Actor, report: string, lang?: "en" | "ur-G4", now = new Date(START)) =>
    openReport({ ctx: contextFor(actor, now), address: { reportType: "love", type: 4, report, lang } });

  test("is made from the kept run, says so on its cover, and keeps its own day", async () => {
    const { userId, reportId } = await owner();
    const [own, urdu] = [await open(asUser(userId), reportId), await open(asUser(userId), reportId, "ur-G4")];
    expect([urdu.locale, urdu.dir, urdu.generatedAt]).toEqual(["ur-G4", "rtl", own.generatedAt]);
    expect(urdu.sections.map(({ id }) => id)).toEqual(own.sections.map(({ id }) => id));
    expect(urdu.cover.notices[0]?.text).toContain("English");
    expect(own.cover.notices).toEqual([]);
    expect(await open(asUser(userId), reportId, "en")).toEqual(own);
  });

  test("opened many times at once is one and the same", async () => {
    const { userId, reportId } = await owner();
    const opened = await Promise.all(
      Array.from({ length: 4 }, (_, at) => open(asUser(userId), reportId, "ur-G4", new Date(START + at * 86_400_000))),
    );
    expect(new Set(opened.map((document) => JSON.stringify(document))).size).toBe(1);
    expect(await (await db()).reportTranslation.count({ where: { reportId } })).toBe(1);
  });

  test("is refused to everybody else, and nothing is made for them", async () => {
    const { reportId } = await owner();
    const other = asUser(await newUser());
    await expect(open(other, reportId, "ur-G4")).rejects.toMatchObject({ code: "forbidden" });
    await expect(open({ kind: "visitor" }, reportId, "ur-G4")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await (await db()).reportTranslation.count({ where: { reportId } })).toBe(0);
  });

  test("reads the same next year, whatever became of the texts", async () => {
    const { userId, reportId } = await owner();
    const before = await open(asUser(userId), reportId, "ur-G4");
    await (await db()).atom.updateMany({ where: { type: 4 }, data: { body: "Written anew." } });
    expect(await open(asUser(userId), reportId, "ur-G4", NEXT_YEAR)).toEqual(before);
  });
});
