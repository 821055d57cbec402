import "server-only";
import { randomBytes } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadNewestProfile } from "@/lib/assessment/operations/load-run";
import { AppError } from "@/lib/platform/errors/app-error";
import { deletePairCode, replacePairCode } from "../data/pairs";
import { CODE_BYTES, CODE_LIFE_MS, codeFromBytes } from "../domain/pair/code";
import type { PairCodeReply } from "../schema";
import { hashOfCode } from "./use-pair-code";

/**
 * Makes a code that works once, in place of the one given before; to make it is the first consent.
 * @throws AppError conflict without a result that could be compared.
 */
export async function givePairCode(userId: OwnUserId, now: Date): Promise<PairCodeReply> {
  if (!(await loadNewestProfile(userId))) throw new AppError("conflict", { messageKey: "pairNeedsResult" });
  const code = codeFromBytes(randomBytes(CODE_BYTES));
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await replacePairCode(userId, hashOfCode(code), now, expiresAt);
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Takes back the code that was given, as long as nobody has entered it. */
export async function withdrawPairCode(userId: OwnUserId): Promise<void> {
  await deletePairCode(userId);
}
