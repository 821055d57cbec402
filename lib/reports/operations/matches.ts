import "server-only";
import { randomBytes } from "node:crypto";
import { encode } from "uqr";
import { agreedUserId, type OwnUserId } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/account";
import { enqueueMailTo } from "@/lib/accounts/operations/mails";
import { loadLatestProfile } from "@/lib/assessment/operations/runs";
import { listPublicPacks } from "@/lib/content/operations/packs";
import { publicUrl } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { pseudonymOf } from "@/lib/platform/secrets";
import { hashToken } from "@/lib/platform/tokens";
import {
  alreadyMatchedError,
  findActiveMatches,
  findEndedByOther,
  findMatchCodeExpiry,
  findOpenMatchCode,
  insertMatchByCode,
  markMatchEnded,
  replaceMatchCode,
} from "../data/matches";
import { CODE_LENGTH, CODE_LIFETIME_MS, encodeCode, parseCode } from "../domain/match/code";
import { invitationUrl } from "../domain/report-urls";
import type {
  CreateMatchCodeInput,
  JoinMatchReply,
  MatchCodeReply,
  MatchListItem,
  MatchListReply,
  MatchPreviewReply,
} from "../schema";

/**
 * What the database keeps of a code; its hyphens do not count. A short one could be found from a plain hash, so the
 * server's secret is part of it; those of former releases were long and had none.
 */
function hashMatchCode(code: string): string {
  const plain = code.replaceAll("-", "");
  return plain.length === CODE_LENGTH ? pseudonymOf(`match code ${plain}`) : hashToken(plain);
}

const unknownCodeError = () => new AppError("not_found", { messageKey: "pairCodeUnknown" });

/** Whose open code this is, for somebody who may enter it. Every try counts, right or wrong. */
async function resolveMatchCode(userId: OwnUserId, input: string, now: Date) {
  await consumeLimit("pairCode", userId);
  const code = parseCode(input);
  if (!code) throw unknownCodeError();
  const codeHash = hashMatchCode(code);
  const found = await findOpenMatchCode(codeHash, now);
  if (!found) throw unknownCodeError();
  if (found.userId === userId) throw new AppError("conflict", { messageKey: "pairCodeOwn" });
  if (!(await loadLatestProfile(userId))) throw new AppError("conflict", { messageKey: "pairNeedsResult" });
  const alreadyMatched = (await findActiveMatches(userId)).some((pair) => otherUserId(pair, userId) === found.userId);
  if (alreadyMatched) throw alreadyMatchedError();
  const firstName = await loadFirstName(agreedUserId(found.userId, found));
  if (firstName === null) throw unknownCodeError();
  return { codeHash, firstName };
}

interface MatchUserIds {
  readonly giverId: string;
  readonly takerId: string;
}

/** The other one of the two. */
export function otherUserId({ giverId, takerId }: MatchUserIds, userId: string): string {
  return giverId === userId ? takerId : giverId;
}

/** For how long the list says that the other one ended a comparison: a week, as with links. */
const ENDED_IS_TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** Whom a person is compared with, what can be opened about two people, and the code that is still out. */
export async function listMatches(userId: OwnUserId, now: Date): Promise<MatchListReply> {
  const rows = await findActiveMatches(userId);
  const pairs = await Promise.all(
    rows.map(async (pair): Promise<MatchListItem | null> => {
      const firstName = await loadFirstName(agreedUserId(otherUserId(pair, userId), pair));
      return firstName === null ? null : { id: pair.id, firstName, since: pair.createdAt.toISOString() };
    }),
  );
  const [until, otherEndedAt] = await Promise.all([
    findMatchCodeExpiry(userId, now),
    findEndedByOther(userId, new Date(now.getTime() - ENDED_IS_TOLD_MS)),
  ]);
  return {
    pairs: pairs.filter((pair) => pair !== null),
    packs: await listPublicPacks("pair"),
    codeUntil: until?.toISOString() ?? null,
    otherEndedAt: otherEndedAt?.toISOString() ?? null,
    ready: (await loadLatestProfile(userId)) !== null,
  };
}

/** A QR code as the path of an SVG: dark squares of 1 by 1 in a square of this size, with a quiet border. */
interface QrCode {
  readonly size: number;
  readonly path: string;
}

const QUIET_BORDER = 4;

/** Draws a text as a QR code that is still read with 15 % of it hidden. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}

/**
 * Makes a code that works once, in place of the one given before; to make it is the first consent. The address names the
 * one who invites where they let it.
 * @throws AppError conflict without a result that could be compared.
 */
export async function createMatchCode(
  userId: OwnUserId,
  { showName }: CreateMatchCodeInput,
  now: Date,
): Promise<MatchCodeReply> {
  if (!(await loadLatestProfile(userId))) throw new AppError("conflict", { messageKey: "pairNeedsResult" });
  const code = encodeCode(randomBytes(CODE_LENGTH));
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  await replaceMatchCode(userId, hashMatchCode(code), now, expiresAt);
  const url = publicUrl() + invitationUrl({ code, from: showName ? await loadFirstName(userId) : null });
  return { code, url, qr: qrCode(url), expiresAt: expiresAt.toISOString() };
}

/**
 * Says whose code this is, so that the person can decide; the code stays open.
 * @throws AppError not_found for a code that is not open; conflict for one's own, or without a result.
 */
export async function previewMatch(userId: OwnUserId, input: string, now: Date): Promise<MatchPreviewReply> {
  const { firstName } = await resolveMatchCode(userId, input, now);
  return { firstName };
}

/**
 * Joins two people: to confirm the other's code is the second consent. Who gave the code is told by mail, since they
 * may be anywhere by now. @throws AppError as `previewMatch` does.
 */
export async function joinMatch(userId: OwnUserId, input: string, now: Date): Promise<JoinMatchReply> {
  const { codeHash, firstName } = await resolveMatchCode(userId, input, now);
  const match = await insertMatchByCode(codeHash, userId, now);
  if (!match) throw unknownCodeError();
  await enqueueMailTo(agreedUserId(match.giverId, match), "matchMade", now);
  return { pair: { id: match.id, firstName, since: match.createdAt.toISOString() } };
}

/** Ends a pair: from now on neither of the two can open it. @throws AppError not_found when it is not theirs. */
export async function endMatch(userId: OwnUserId, matchId: string, now: Date): Promise<void> {
  if (!(await markMatchEnded(matchId, userId, now))) throw new AppError("not_found");
}
