import "server-only";
import { streamResponse } from "@/app/api/_stream";
import type { OwnUserId } from "@/lib/accounts/access";
import { existingUserIds } from "@/lib/accounts/data/users";
import { exportAccount } from "@/lib/accounts/operations/account";
import { eraseRunTraces, eraseTraces, ownEvents } from "@/lib/analytics/data/events";
import { refreshCells } from "@/lib/analytics/operations/figures";
import { ownPortraitAnswers } from "@/lib/assessment/data/portrait-answers";
import { findRunInProgress, ownSetAside } from "@/lib/assessment/data/run-in-progress";
import { deleteRuns, ownRuns, runIdsOf, runsDeletedBefore } from "@/lib/assessment/data/runs";
import { deletedBefore } from "@/lib/assessment/domain/run/owned-items";
import { ownNotifications } from "@/lib/notifications/data/readers";
import { BRAND } from "@/lib/platform/brand";
import { jsonChunks } from "@/lib/platform/http/json-chunks";
import { consumeLimit } from "@/lib/platform/http/limits";
import { deleteMailFiles, MAIL_FILES_KEPT_HOURS, mailFileOwners } from "@/lib/platform/mail/mail-files";
import { ownMatches } from "@/lib/reports/data/matches";
import { ownPackReports } from "@/lib/reports/data/pack-reports";
import { deleteReportsDeletedBefore, ownReports } from "@/lib/reports/data/reports";
import { deleteSharesEndedBefore } from "@/lib/reports/data/shares";
import { sharesEndedBefore } from "@/lib/reports/domain/share-life";
import { forgetPersonal } from "@/lib/reports/operations/open-personal";

/** A part of a person's data: its tables, and how it is read (long lists row by row). */
interface ExportPart {
  readonly tables: readonly string[];
  readonly read: (userId: OwnUserId) => object | Promise<object>;
}

/** Everything that is kept of a person. A test names the tables with a user's id that no part covers. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  account: { tables: ["User", "AccountToken", "OutgoingMail"], read: exportAccount },
  runInProgress: {
    tables: ["RunInProgress", "SetAsideRun"],
    read: async (id) => ({ run: await findRunInProgress(id), setAside: await ownSetAside(id) }),
  },
  assessments: { tables: ["Assessment"], read: ownRuns },
  portraits: { tables: ["PortraitAnswer"], read: ownPortraitAnswers },
  reports: { tables: ["Report", "ReportTranslation", "ReportShare"], read: ownReports },
  packReports: { tables: ["PackReport"], read: ownPackReports },
  notifications: { tables: ["NotificationReader", "NotificationOpening", "MatchNotification"], read: ownNotifications },
  pairs: { tables: ["MatchCode", "Match"], read: ownMatches },
  steps: { tables: ["AnalyticsEvent", "AnalyticsRun", "AssessmentFact"], read: ownEvents },
};

async function* exportChunks(userId: OwnUserId, exportedAt: string): AsyncGenerator<string> {
  let before = `{\n  "exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const [name, { read }] of Object.entries(EXPORT_PARTS)) {
    const part = await read(userId);
    yield `${before},\n  ${JSON.stringify(name)}: `;
    yield* jsonChunks(part, 1);
    before = "";
  }
  yield "\n}\n";
}

async function* prepend(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/**
 * Everything that is kept of a person, as the JSON of one object by part, written as it is read; `exportedAt` is an
 * ISO instant. @throws AppError rate_limited, unauthenticated when the account is gone.
 */
export async function exportPersonalData(
  userId: OwnUserId,
  now: Date,
): Promise<{ exportedAt: string; parts: AsyncGenerator<string> }> {
  await consumeLimit("download", userId);
  const exportedAt = now.toISOString();
  const parts = exportChunks(userId, exportedAt);
  // The account is read before the answer begins: what fails there is still told as a failure.
  const { value: opening } = await parts.next();
  return { exportedAt, parts: prepend(opening, parts) };
}

/** A file name of plain letters, whatever the brand is. */
const FILE = `${BRAND.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-data`;

/** Sends what `exportPersonalData` reads, as a file. */
export function personalDataResponse({ exportedAt, parts }: { exportedAt: string; parts: AsyncGenerator<string> }) {
  return streamResponse(parts, {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="${FILE}-${exportedAt.slice(0, 10)}.json"`,
    "cache-control": "private, no-store",
  });
}

/**
 * Erases what of a person does not go with the row of their account: events and what runs were answered, and mails
 * that became files. Returns whether all of it is done; where figures lag behind, the next turn goes on.
 */
export async function erasePersonalData(userId: string): Promise<boolean> {
  const runIds = await runIdsOf(userId);
  await refreshCells();
  if (!(await eraseTraces({ userId, runIds }))) return false;
  await deleteMailFiles((file) => file.owner === userId);
  forgetPersonal(userId);
  return true;
}

/**
 * Deletes for good the runs and reports that their owners deleted 30 days ago, with what the runs left elsewhere, and
 * the links to reports that ended a week ago by their date.
 */
export async function deleteOldRunsAndReports(now: Date): Promise<void> {
  await deleteSharesEndedBefore(sharesEndedBefore(now));
  const before = deletedBefore(now);
  await deleteReportsDeletedBefore(before);
  const runIds = await runsDeletedBefore(before);
  if (runIds.length === 0) return;
  await refreshCells();
  if (await eraseRunTraces(runIds)) await deleteRuns(runIds);
}

/**
 * Deletes mails that became files once they are a day old, and whose account is gone: another copy of the server may
 * have deleted it, and each has files of its own.
 */
export async function deleteOldMailFiles(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - MAIL_FILES_KEPT_HOURS * 3_600_000);
  const owners = await mailFileOwners();
  const known = await existingUserIds(owners);
  await deleteMailFiles(({ owner, writtenAt }) => writtenAt < oldest || (owner !== null && !known.has(owner)));
}

/**
 * Tables that name a person without a foreign key to User, so that deleting the account does not reach them.
 * `erasePersonalData` takes the person out of AnalyticsEvent and AnalyticsRun, a trigger on Assessment out of
 * AssessmentFact.
 */
export const UNLINKED_TABLES: readonly string[] = ["AnalyticsEvent", "AnalyticsRun", "AssessmentFact"];
