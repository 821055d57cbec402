import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { ownAssessments } from "../data";

/** Every completed run of a person, with the answers and what was computed from them. */
export function exportAssessments(userId: OwnUserId) {
  return ownAssessments(userId);
}
