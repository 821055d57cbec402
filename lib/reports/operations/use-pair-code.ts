import "server-only";
import { createHash } from "node:crypto";
import { agreedUserId, type OwnUserId } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/load-first-name";
import { loadNewestProfile } from "@/lib/assessment/operations/load-run";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { findOpenCode, joinByCode, livePairsOf } from "../data/pairs";
import { readCode } from "../domain/pair/code";
import type { JoinPairReply, PairPreviewReply } from "../schema";
import { otherOf } from "./list-pairs";

/** What is kept of a code: it holds 128 random bits, so a plain hash cannot be turned back. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code.replaceAll("-", "")).digest("hex");
}

const unknown = () => new AppError("not_found", { messageKey: "pairCodeUnknown" });

/** Whose open code this is, for somebody who may enter it. Every try counts, right or wrong. */
async function openCode(userId: OwnUserId, typed: string, now: Date) {
  await consumeLimit("pairCode", userId);
  const code = readCode(typed);
  if (!code) throw unknown();
  const codeHash = hashOfCode(code);
  const found = await findOpenCode(codeHash, now);
  if (!found) throw unknown();
  if (found.userId === userId) throw new AppError("conflict", { messageKey: "pairCodeOwn" });
  if (!(await loadNewestProfile(userId))) throw new AppError("conflict", { messageKey: "pairNeedsResult" });
  const known = (await livePairsOf(userId)).some((pair) => otherOf(pair, userId) === found.userId);
  if (known) throw new AppError("conflict", { messageKey: "pairExists" });
  const firstName = await loadFirstName(agreedUserId(found.userId, found));
  if (firstName === null) throw unknown();
  return { codeHash, firstName };
}

/**
 * Says whose code this is, so that the person can decide; the code stays open.
 * @throws AppError not_found for a code that is no longer or never was; conflict for one's own, or without a result.
 */
export async function previewPair(userId: OwnUserId, typed: string, now: Date): Promise<PairPreviewReply> {
  const { firstName } = await openCode(userId, typed, now);
  return { firstName };
}

/** Joins two people: to confirm the other's code is the second consent. @throws AppError as `previewPair` does. */
export async function joinPair(userId: OwnUserId, typed: string, now: Date): Promise<JoinPairReply> {
  const { codeHash, firstName } = await openCode(userId, typed, now);
  const pair = await joinByCode(codeHash, userId, now);
  if (!pair) throw unknown();
  return { pair: { id: pair.id, firstName, since: pair.createdAt.toISOString() } };
}
