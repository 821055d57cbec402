import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { ownReports } from "../data";
import { ownPairs } from "../data/pairs";

/** Every saved report of a person, with its texts. */
export function exportReports(userId: OwnUserId) {
  return ownReports(userId);
}

/** With whom a person is compared, without the other's data, and the codes that they gave. */
export function exportPairs(userId: OwnUserId) {
  return ownPairs(userId);
}
