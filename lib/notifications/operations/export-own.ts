import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { ownRows } from "../data";

/** What is kept of a person about notifications: what they opened and when, when they were there, what they cleared. */
export async function exportNotifications(userId: OwnUserId) {
  return ownRows(userId);
}
