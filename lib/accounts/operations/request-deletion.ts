import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { triggerJob } from "@/lib/platform/jobs";
import type { OwnUserId } from "../access";
import { scheduleDeletion } from "../data/deletion";
import { deletionDueAt } from "../domain/tokens";
import type { DeletionInput, DeletionReply } from "../schema";
import { confirmPassword } from "./confirm-password";
import { MAIL_JOB } from "./enqueue-mail";
import { endSession } from "./start-session";

/**
 * Schedules the deletion of an account: all its sessions end at once, and for ten minutes a mailed link can undo it.
 * @throws AppError invalid_input when the password is wrong, rate_limited.
 */
export async function requestDeletion({
  ctx,
  userId,
  input: { password },
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: DeletionInput;
}): Promise<DeletionReply> {
  await confirmPassword(userId, password, "password");
  const due = deletionDueAt(ctx.now);
  await scheduleDeletion(userId, due, { kind: "undoDeletion", locale: ctx.locale, createdAt: ctx.now });
  triggerJob(MAIL_JOB);
  await endSession();
  return { deletesAt: due.toISOString() };
}
