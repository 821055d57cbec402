import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { exportAccount } from "@/lib/accounts/operations/export-own";
import { exportEvents } from "@/lib/analytics/operations/export-own";
import { forgetInEvents } from "@/lib/analytics/operations/forget-person";
import { exportAssessments } from "@/lib/assessment/operations/export-own";
import { exportNotifications } from "@/lib/notifications/operations/export-own";
import { jsonParts } from "@/lib/platform/http/json-parts";
import { consumeLimit } from "@/lib/platform/http/limits";
import { exportPairs, exportReports } from "@/lib/reports/operations/export-own";

/** A part of what is kept of a person: the tables that it comes from, and how it is read, long lists row by row. */
interface OwnPart {
  readonly tables: readonly string[];
  readonly read: (userId: OwnUserId) => object | Promise<object>;
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

async function* written(userId: OwnUserId, exportedAt: string): AsyncGenerator<string> {
  let before = `{"exportedAt":${JSON.stringify(exportedAt)}`;
  for (const [name, { read }] of Object.entries(OWN_PARTS)) {
    const part = await read(userId);
    yield `${before},${JSON.stringify(name)}:`;
    yield* jsonParts(part);
    before = "";
  }
  yield "}";
}

async function* following(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/**
 * Everything that is kept of a person, as the JSON of one object by part, written as it is read; `exportedAt` is an
 * ISO instant. @throws AppError rate_limited, unauthenticated when the account is gone.
 */
export async function exportOwnData(
  userId: OwnUserId,
  now: Date,
): Promise<{ exportedAt: string; parts: AsyncGenerator<string> }> {
  await consumeLimit("download", userId);
  const exportedAt = now.toISOString();
  const parts = written(userId, exportedAt);
  // The account is read before the answer begins: what fails there is still told as a failure.
  const { value: opening } = await parts.next();
  return { exportedAt, parts: following(opening, parts) };
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
