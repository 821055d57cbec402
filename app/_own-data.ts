import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { exportAccount } from "@/lib/accounts/operations/export-own";
import { exportEvents } from "@/lib/analytics/operations/export-own";
import { forgetInEvents } from "@/lib/analytics/operations/forget-person";
import { exportAssessments } from "@/lib/assessment/operations/export-own";
import { exportNotifications } from "@/lib/notifications/operations/export-own";
import { exportPairs, exportReports } from "@/lib/reports/operations/export-own";

/** A part of what is kept of a person: the tables that it comes from, and how it is read. */
interface OwnPart {
  readonly tables: readonly string[];
  readonly read: (userId: OwnUserId) => Promise<unknown>;
}

/** Everything that is kept of a person. A test names the tables with a user's id that no part covers. */
export const OWN_PARTS: Readonly<Record<string, OwnPart>> = {
  account: { tables: ["User", "AccountToken", "OutgoingMail"], read: exportAccount },
  assessments: { tables: ["Assessment"], read: exportAssessments },
  reports: { tables: ["Report", "ReportTranslation", "ReportShare"], read: exportReports },
  notifications: { tables: ["NotificationReader", "NotificationOpening"], read: exportNotifications },
  pairs: { tables: ["PairCode", "Pair"], read: exportPairs },
  steps: { tables: ["AnalyticsEvent", "AnalyticsRun", "AssessmentFact"], read: exportEvents },
};

/** Everything that is kept of a person, in one object by part; `exportedAt` is an ISO instant. */
export async function exportOwnData(userId: OwnUserId, now: Date): Promise<{ exportedAt: string }> {
  const parts = await Promise.all(
    Object.entries(OWN_PARTS).map(async ([name, { read }]): Promise<[string, unknown]> => [name, await read(userId)]),
  );
  return { exportedAt: now.toISOString(), ...Object.fromEntries(parts) };
}

/**
 * Tables that name a person without hanging on the account. Deleting the row of the user does not reach them; a
 * trigger on Assessment lets go of AssessmentFact, `forgetPerson` of the others.
 */
export const LOOSE_TABLES: readonly string[] = ["AnalyticsEvent", "AssessmentFact", "AnalyticsRun"];

/** Lets go of a person in those tables, before the account is deleted. */
export async function forgetPerson(userId: string): Promise<void> {
  await forgetInEvents(userId);
}
