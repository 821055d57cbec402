import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { consumeTemporaryPassword, setTemporaryPassword } from "@/lib/accounts/data/users";
import { composeMail } from "@/lib/accounts/operations/send-due-mails";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { completeRun } from "@/lib/assessment/operations/runs";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { hashToken } from "@/lib/platform/tokens";
import { deleteMatchCode } from "@/lib/reports/data/matches";
import { createMatchCode, endMatch, joinMatch, listMatches, previewMatch } from "@/lib/reports/operations/matches";
import { openPackReport } from "@/lib/reports/operations/open-pack-report";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";
import { fullRun } from "@/tests/support/sample-runs";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const START = Date.UTC(2026, 0, 1);
const NOW = new Date(START);
const HOUR = 60 * 60 * 1000;
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => (thrown instanceof AppError ? `${thrown.code} ${thrown.messageKey}` : thrown),
  );

async function person(firstName: string, type: PersonalityType = 4): Promise<OwnUserId> {
  const userId = await newUser({ firstName });
  const input = { reportType: "standard" as const, assessmentData: fullRun(type, randomUUID(), START) };
  await completeRun({ ctx: contextFor(null, NOW), userId, input });
  return userId;
}

async function joined(first: OwnUserId, second: OwnUserId): Promise<string> {
  const given = await createMatchCode(first, { showName: false }, NOW);
  return (await joinMatch(second, given.code, NOW)).pair.id;
}

const open = (userId: OwnUserId | null, pair: string, slug = "general") =>
  openPackReport({
    ctx: contextFor(userId ? { kind: "user" as const, userId } : { kind: "visitor" as const }),
    slug,
    query: { pair },
    isAdministrator: async () => false,
  });

test("the address of an invitation names the one who made it where they let it, and no other way", async () => {
  const asha = await person("Asha", 4);
  const [named, bare] = [
    await createMatchCode(asha, { showName: true }, NOW),
    await createMatchCode(asha, { showName: false }, NOW),
  ];
  expect(named.url).toMatch(new RegExp(`/compare#${named.code}/Asha$`));
  expect(bare.url).toMatch(new RegExp(`/compare#${bare.code}$`));
});

test("who gave the code is told by mail, in their own language and without a name", async () => {
  const [asha, ravi] = [await person("Asha", 4), await person("Ravi", 8)];
  await (await db()).user.update({ where: { id: asha }, data: { locale: "ur-G4" } });
  await joined(asha, ravi);
  const waiting = await (await db()).outgoingMail.findMany({ where: { kind: "matchMade" } });
  expect(waiting.map(({ userId, locale }) => [userId, locale])).toEqual([[asha, "ur-G4"]]);
  const [mail] = waiting;
  const letter = mail && (await composeMail(mail, NOW));
  expect(letter?.text).toContain("/reports?lang=ur-G4#pairs");
  expect(letter?.text).not.toMatch(/Asha|Ravi/);
  const english = mail && (await composeMail({ ...mail, locale: "en" }, NOW));
  expect(english?.subject).toMatch(/^Your invitation was accepted/);
  expect(english?.text).toContain("Somebody you invited has agreed to compare with you.");
});

test("while one of the two is about to be deleted, the other neither reads of them nor sees the connection", async () => {
  const [asha, ravi] = [await person("Asha", 4), await person("Ravi", 8)];
  const pair = await joined(asha, ravi);
  const wait = async (deletionDueAt: Date | null) =>
    (await db()).user.update({ where: { id: asha }, data: { deletionDueAt } });
  await wait(NOW);
  expect((await listMatches(ravi, NOW)).pairs).toEqual([]);
  expect(await code(open(ravi, pair))).toMatch(/^not_found/);
  await wait(null);
  expect((await listMatches(ravi, NOW)).pairs).toHaveLength(1);
});

test("two people agree by a code, both read one report, and when one ends it both lose it", async () => {
  const [asha, ravi] = [await person("Asha", 4), await person("Ravi", 8)];
  const given = await createMatchCode(asha, { showName: false }, NOW);
  expect(new Date(given.expiresAt).getTime()).toBe(START + 7 * 24 * HOUR);
  expect(given.url).toMatch(new RegExp(`/compare#${given.code}$`));
  const kept = JSON.stringify(await (await db()).matchCode.findMany({ where: { userId: asha } }));
  expect(kept).not.toContain(hashToken(given.code.replace("-", "")));
  expect(await previewMatch(ravi, given.code, NOW)).toEqual({ firstName: "Asha" });
  const { pair } = await joinMatch(ravi, given.code.toLowerCase(), NOW);
  expect(pair.firstName).toBe("Asha");
  expect((await listMatches(asha, NOW)).pairs).toEqual([expect.objectContaining({ id: pair.id, firstName: "Ravi" })]);
  const [own, other] = [await open(asha, pair.id), await open(ravi, pair.id)];
  expect(own.sections).toEqual(other.sections);
  expect(own).toMatchObject({ subject: { type: 4, otherType: 8, sample: false }, personal: true });
  expect(JSON.stringify(own)).not.toContain("Verma");
  expect(own.cover.reader).toContain("Asha");
  await endMatch(ravi, pair.id, NOW);
  for (const who of [asha, ravi]) {
    expect(await code(open(who, pair.id))).toBe("not_found pairEnded");
    expect((await listMatches(who, NOW)).pairs).toEqual([]);
  }
  // Nobody else learns that there was one; who did not end it finds that said for a week.
  expect(await code(open(await person("Mina"), pair.id))).toBe("not_found not_found");
  const toldOf = async (who: OwnUserId, at: Date) => (await listMatches(who, at)).otherEndedAt;
  const later = (hours: number) => new Date(START + hours * HOUR);
  expect(await toldOf(asha, later(1))).toBe(NOW.toISOString());
  expect(await toldOf(ravi, later(1))).toBeNull();
  expect(await toldOf(asha, later(8 * 24))).toBeNull();
  expect(await code(endMatch(asha, pair.id, NOW))).toBe("not_found not_found");
});

test("nobody else opens, lists or ends what two people share", async () => {
  const [asha, ravi, mina] = [await person("Asha"), await person("Ravi"), await person("Mina")];
  const pair = await joined(asha, ravi);
  expect(await code(open(mina, pair))).toBe("not_found not_found");
  expect(await code(open(null, pair))).toBe("unauthenticated unauthenticated");
  expect(await code(open(asha, randomUUID()))).toBe("not_found not_found");
  expect((await listMatches(mina, NOW)).pairs).toEqual([]);
  expect(await code(endMatch(mina, pair, NOW))).toBe("not_found not_found");
  expect(await open(asha, pair, "love")).toMatchObject({ kind: "match", pack: { slug: "love" } });
});

test("a code works once, even when two enter it at once", async () => {
  const [asha, ravi, mina] = [await person("Asha"), await person("Ravi"), await person("Mina")];
  const given = await createMatchCode(asha, { showName: false }, NOW);
  const outcomes = await Promise.all([ravi, mina].map((who) => code(joinMatch(who, given.code, NOW))));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes).toContain("not_found pairCodeUnknown");
});

test("two people who enter each other's codes at once are matched once", async () => {
  const [asha, ravi] = [await person("Asha"), await person("Ravi")];
  const [hers, his] = [
    await createMatchCode(asha, { showName: false }, NOW),
    await createMatchCode(ravi, { showName: false }, NOW),
  ];
  const both = await Promise.all([code(joinMatch(ravi, hers.code, NOW)), code(joinMatch(asha, his.code, NOW))]);
  expect(both.sort()).toEqual(["conflict pairExists", null]);
  expect((await listMatches(asha, NOW)).pairs).toHaveLength(1);
  const insert = (giverId: string, takerId: string) =>
    db().then(async (client) => client.match.create({ data: { giverId, takerId } }));
  await expect(insert(ravi, asha)).rejects.toMatchObject({ code: "P2002" });
});

test("the first recovery of an address that nobody had confirmed ends what was agreed to in its name", async () => {
  const [asha, ravi] = [await person("Asha"), await person("Ravi")];
  const pair = await joined(asha, ravi);
  await createMatchCode(asha, { showName: false }, NOW);
  const recover = async (temporaryHash: string) => {
    await setTemporaryPassword(asha, temporaryHash, new Date(START + HOUR));
    expect(await consumeTemporaryPassword(asha, temporaryHash, NOW)).toBe(true);
  };
  await (await db()).user.update({ where: { id: asha }, data: { emailVerifiedAt: null } });
  await recover("first");
  expect((await listMatches(asha, NOW)).pairs).toEqual([]);
  expect(await (await db()).match.findUnique({ where: { id: pair } })).toMatchObject({ revokedBy: asha });
  expect(await (await db()).matchCode.count({ where: { userId: asha, usedAt: null } })).toBe(0);
  // Whoever confirmed the address keeps what they agreed to.
  await joined(asha, ravi);
  await recover("second");
  expect((await listMatches(asha, NOW)).pairs).toHaveLength(1);
});

test("a code ends with its time, with the next one, and when it is taken back", async () => {
  const [asha, ravi] = [await person("Asha"), await person("Ravi")];
  const first = await createMatchCode(asha, { showName: false }, NOW);
  expect(await code(previewMatch(ravi, first.code, new Date(START + 7 * 24 * HOUR)))).toBe("not_found pairCodeUnknown");
  const second = await createMatchCode(asha, { showName: false }, NOW);
  expect(await code(previewMatch(ravi, first.code, NOW))).toBe("not_found pairCodeUnknown");
  expect((await listMatches(asha, NOW)).codeUntil).toBe(second.expiresAt);
  await deleteMatchCode(asha);
  expect(await code(previewMatch(ravi, second.code, NOW))).toBe("not_found pairCodeUnknown");
  expect((await listMatches(asha, NOW)).codeUntil).toBeNull();
});

test("one's own code, a known pair and somebody without a result are refused, each in its own words", async () => {
  const [asha, ravi, bare] = [await person("Asha"), await person("Ravi"), await newUser({ firstName: "Bare" })];
  const given = await createMatchCode(asha, { showName: false }, NOW);
  expect(await code(previewMatch(asha, given.code, NOW))).toBe("conflict pairCodeOwn");
  expect(await code(previewMatch(bare, given.code, NOW))).toBe("conflict pairNeedsResult");
  expect(await code(createMatchCode(bare, { showName: false }, NOW))).toBe("conflict pairNeedsResult");
  await joinMatch(ravi, given.code, NOW);
  const again = await createMatchCode(ravi, { showName: false }, NOW);
  expect(await code(joinMatch(asha, again.code, NOW))).toBe("conflict pairExists");
  expect((await listMatches(bare, NOW)).ready).toBe(false);
});

test("guessing is limited, and only a hash of a code is kept", async () => {
  const [asha, ravi] = [await person("Asha"), await person("Ravi")];
  const given = await createMatchCode(asha, { showName: false }, NOW);
  const kept = JSON.stringify(await (await db()).matchCode.findMany());
  expect(kept).not.toContain(given.code);
  expect(kept).not.toContain(given.code.replaceAll("-", ""));
  const tries = [];
  for (let at = 0; at < 12; at += 1) tries.push(await code(previewMatch(ravi, `${"0".repeat(25)}${at % 10}`, NOW)));
  expect(tries.slice(0, 10)).toEqual(Array(10).fill("not_found pairCodeUnknown"));
  expect(tries.slice(10)).toEqual(Array(2).fill("rate_limited rate_limited"));
  expect(await code(previewMatch(ravi, given.code, NOW))).toBe("rate_limited rate_limited");
});

test("with the account of one of the two, pair and codes are gone", async () => {
  const [asha, ravi] = [await person("Asha"), await person("Ravi")];
  const pair = await joined(asha, ravi);
  await createMatchCode(asha, { showName: false }, NOW);
  const client = await db();
  await client.user.delete({ where: { id: asha } });
  expect(await client.matchCode.count({ where: { userId: asha } })).toBe(0);
  expect(await code(open(ravi, pair))).toBe("not_found not_found");
});
