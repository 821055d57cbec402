import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findNotification, insertNotification } from "../data/notifications";
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
  const scheduledFor = input.scheduledFor ? new Date(input.scheduledFor) : null;
  if (scheduledFor && isInPast(scheduledFor.getTime(), ctx.now.getTime())) {
    const issues = [{ path: "scheduledFor", message: "lies in the past" }];
    throw new AppError("invalid_input", { messageKey: "scheduleInPast", issues });
  }
  const { title, message, type, priority, targetAudience } = input;
  const personalityTypes = targetAudience === "personality_types" ? input.personalityTypes : [];
  const row = { id, title, message, type, priority, targetAudience, personalityTypes, scheduledFor };
  await insertNotification({ ...row, createdAt: ctx.now });
  const { counting } = await liveFeed({ fresh: true });
  await counting;
  const stored = await findNotification(id);
  if (!stored) throw new AppError("not_found");
  return { notification: toAdminNotification(stored) };
}
