import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findNotification, insertNotification } from "../data";
import type { AdminNotification, CreateNotificationInput } from "../schema";
import { liveFeed } from "./live-feed";
import { toAdminNotification } from "./to-notification";

/** A form that gives minutes may name the minute that has just begun, in milliseconds. */
const PAST_ALLOWED = 60_000;

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
  const known = await findNotification(id);
  if (known) return { notification: toAdminNotification(known) };
  const scheduledFor = input.scheduledFor ? new Date(input.scheduledFor) : null;
  if (scheduledFor && scheduledFor.getTime() < ctx.now.getTime() - PAST_ALLOWED) {
    const issues = [{ path: "scheduledFor", message: "lies in the past" }];
    throw new AppError("invalid_input", { messageKey: "scheduleInPast", issues });
  }
  const { title, message, type, priority, targetAudience } = input;
  const personalityTypes = targetAudience === "personality_types" ? input.personalityTypes : [];
  const row = { id, title, message, type, priority, targetAudience, personalityTypes, scheduledFor };
  await insertNotification({ ...row, createdAt: ctx.now });
  await liveFeed({ fresh: true });
  const kept = await findNotification(id);
  if (!kept) throw new AppError("not_found");
  return { notification: toAdminNotification(kept) };
}
