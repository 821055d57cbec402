import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { cancelNotification, findNotification } from "../data/notifications";
import type { AdminNotification } from "../schema";
import { toAdminNotification } from "./list-notifications";

/**
 * Takes back what is still to go out; twice is as once.
 * @throws AppError not_found, conflict when it has gone out.
 */
export async function cancelScheduledNotification(id: string): Promise<{ notification: AdminNotification }> {
  await cancelNotification(id);
  const row = await findNotification(id);
  if (!row) throw new AppError("not_found");
  if (row.sentAt) throw new AppError("conflict", { messageKey: "alreadySent" });
  return { notification: toAdminNotification(row) };
}
