import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import {
  findNotification,
  insertNotification,
  type NewNotification,
  revokeNotification,
  updateNotification,
} from "../data/notifications";
import { isInPast } from "../domain/notification";
import type { AdminNotification, CreateNotificationInput } from "../schema";
import { toAdminNotification } from "./list-notifications";
import { liveFeed } from "./live-feed";

/**
 * Sends a notification now, or keeps it until its time; for an id that is known, answers the same again.
 * @throws AppError invalid_input when the time has passed.
 */
export async function createNotification({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: CreateNotificationInput;
}): Promise<{ notification: AdminNotification }> {
  const id = input.id ?? randomUUID();
  const existing = await findNotification(id);
  if (existing) return { notification: toAdminNotification(existing) };
  await insertNotification(toRow(id, ctx.now, input));
  return sendAndRead(id);
}

/** The row of what an administrator wrote. @throws AppError invalid_input when its time has passed. */
function toRow(id: string, createdAt: Date, input: CreateNotificationInput): NewNotification {
  const scheduledFor = input.scheduledFor ? new Date(input.scheduledFor) : null;
  if (scheduledFor && isInPast(scheduledFor.getTime(), createdAt.getTime())) {
    const issues = [{ path: "scheduledFor", message: "lies in the past" }];
    throw new AppError("invalid_input", { messageKey: "scheduleInPast", issues });
  }
  const { title, message, words, link, type, priority, targetAudience } = input;
  const personalityTypes = targetAudience === "personality_types" ? input.personalityTypes : [];
  return { id, title, message, words, link, type, priority, targetAudience, personalityTypes, scheduledFor, createdAt };
}

/** Sends what is due by now, and answers with the notification as it is then. @throws AppError not_found */
async function sendAndRead(id: string): Promise<{ notification: AdminNotification }> {
  const { counting } = await liveFeed({ fresh: true });
  await counting;
  const stored = await findNotification(id);
  if (!stored) throw new AppError("not_found");
  return { notification: toAdminNotification(stored) };
}

/**
 * Writes a notification anew that still waits for its time; one without a time then goes out.
 * @throws AppError not_found; conflict when it has gone out or was cancelled; invalid_input when the new time has passed.
 */
export async function editNotification({
  ctx,
  id,
  input,
}: {
  ctx: RequestContext<unknown>;
  id: string;
  input: CreateNotificationInput;
}): Promise<{ notification: AdminNotification }> {
  if (!(await updateNotification(toRow(id, ctx.now, input)))) {
    const existing = await findNotification(id);
    throw existing ? new AppError("conflict", { messageKey: "alreadySent" }) : new AppError("not_found");
  }
  return sendAndRead(id);
}

/**
 * Takes a notification back that has gone out: nobody's list has it any more; twice is as once.
 * @throws AppError not_found when none has gone out under this id.
 */
export async function takeBackNotification(id: string): Promise<{ notification: AdminNotification }> {
  if (!(await revokeNotification(id))) throw new AppError("not_found");
  return sendAndRead(id);
}
