import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import type { MatchPreviewReply } from "../schema";
import { resolveMatchCode } from "./resolve-match-code";

/**
 * Says whose code this is, so that the person can decide; the code stays open.
 * @throws AppError not_found for a code that is not open; conflict for one's own, or without a result.
 */
export async function previewMatch(userId: OwnUserId, input: string, now: Date): Promise<MatchPreviewReply> {
  const { firstName } = await resolveMatchCode(userId, input, now);
  return { firstName };
}
