import "server-only";
import { agreedUserId, type OwnUserId } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/load-account";
import { loadLatestProfile } from "@/lib/assessment/operations/load-runs";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { pseudonymOf } from "@/lib/platform/secrets";
import { hashToken } from "@/lib/platform/tokens";
import { alreadyMatchedError, findActiveMatches, findOpenMatchCode } from "../data/matches";
import { CODE_LENGTH, parseCode } from "../domain/match/code";
import { otherUserId } from "./list-matches";

/**
 * What the database keeps of a code; its hyphens do not count. A short one could be found from a plain hash, so the
 * server's secret is part of it; those of former releases were long and had none.
 */
export function hashMatchCode(code: string): string {
  const plain = code.replaceAll("-", "");
  return plain.length === CODE_LENGTH ? pseudonymOf(`match code ${plain}`) : hashToken(plain);
}

export const unknownCodeError = () => new AppError("not_found", { messageKey: "pairCodeUnknown" });

/** Whose open code this is, for somebody who may enter it. Every try counts, right or wrong. */
export async function resolveMatchCode(userId: OwnUserId, input: string, now: Date) {
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
