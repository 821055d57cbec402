import "server-only";
import { agreedUserId, type OwnUserId } from "@/lib/accounts/access";
import { enqueueMailTo } from "@/lib/accounts/operations/enqueue-mail";
import { insertMatchByCode } from "../data/matches";
import type { JoinMatchReply } from "../schema";
import { resolveMatchCode, unknownCodeError } from "./resolve-match-code";

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
