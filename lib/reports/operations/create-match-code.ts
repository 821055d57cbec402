import "server-only";
import { randomBytes } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadLatestProfile } from "@/lib/assessment/operations/load-runs";
import { publicUrl } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import { replaceMatchCode } from "../data/matches";
import { CODE_LENGTH, CODE_LIFETIME_MS, encodeCode } from "../domain/match/code";
import { invitationUrl } from "../domain/report-urls";
import type { MatchCodeReply } from "../schema";
import { qrCode } from "./qr-code";
import { hashMatchCode } from "./resolve-match-code";

/**
 * Makes a code that works once, in place of the one given before; to make it is the first consent.
 * @throws AppError conflict without a result that could be compared.
 */
export async function createMatchCode(userId: OwnUserId, now: Date): Promise<MatchCodeReply> {
  if (!(await loadLatestProfile(userId))) throw new AppError("conflict", { messageKey: "pairNeedsResult" });
  const code = encodeCode(randomBytes(CODE_LENGTH));
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  await replaceMatchCode(userId, hashMatchCode(code), now, expiresAt);
  const url = publicUrl() + invitationUrl(code);
  return { code, url, qr: qrCode(url), expiresAt: expiresAt.toISOString() };
}
