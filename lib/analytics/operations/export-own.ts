import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { ownEvents } from "../data/own-events";

/** Every step that was recorded of a person while they were signed in. */
export function exportEvents(userId: OwnUserId) {
  return ownEvents(userId);
}
