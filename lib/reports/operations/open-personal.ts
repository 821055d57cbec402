import "server-only";
import { LRUCache } from "lru-cache";
import type { OwnUserId } from "@/lib/accounts/access";
import type { ReportSubject } from "@/lib/assessment/data/runs";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { loadMeasuredHits } from "@/lib/assessment/operations/portraits";
import { loadOwnRun } from "@/lib/assessment/operations/runs";
import { publishedVersion } from "@/lib/content/operations/load-report-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { perProcess } from "@/lib/platform/per-process";
import type { PersonalDocument } from "../domain/document/document";
import { composePersonal } from "./compose-report";

interface PersonalSelector {
  readonly userId: OwnUserId;
  readonly subject: ReportSubject;
  readonly reportType: ReportType;
  readonly locale: Locale;
  readonly generatedAt: Date;
}

/** Somebody reads on, takes the PDF, changes the language and comes back: that long and that many are held, in memory alone. */
const KEPT_MS = 10 * 60_000;
const MAX_KEPT = 100;

interface Kept {
  readonly userId: OwnUserId;
  readonly document: PersonalDocument;
}

const documents = perProcess(
  "personal-reports",
  () => new LRUCache<string, Kept>({ max: MAX_KEPT, ttl: KEPT_MS, ttlAutopurge: true }),
);

/** Names all that a report is made from; a run that is kept never changes. */
async function keyOf({ userId, subject, reportType, locale, generatedAt }: PersonalSelector): Promise<string> {
  const [version, measured] = await Promise.all([publishedVersion(), loadMeasuredHits(generatedAt)]);
  const { runId, firstName, lastName } = subject;
  const day = generatedAt.toISOString().slice(0, 10);
  return JSON.stringify([userId, runId, firstName, lastName, reportType, locale, day, version, measured]);
}

/**
 * The report of a person's own run as the texts are now. It is composed once and held for a while: the same report is
 * the same object. `subject` is read anew for each request, so that a name counts at once and a deleted account has none.
 * @throws AppError unauthenticated for an account that is deleted meanwhile, not_found for a run that is not theirs.
 */
export async function openPersonal(selector: PersonalSelector): Promise<PersonalDocument> {
  const { userId, subject, ...request } = selector;
  const key = await keyOf(selector);
  const known = documents.get().get(key);
  if (known) return known.document;
  const document = await composePersonal({ userId, run: await loadOwnRun(userId, subject.runId), ...request });
  documents.get().set(key, { userId, document });
  return document;
}

/** The same where it is held already; null where it would have to be composed. */
export async function heldPersonal(selector: PersonalSelector): Promise<PersonalDocument | null> {
  return documents.get().get(await keyOf(selector))?.document ?? null;
}

/** Lets go of what this process holds of a person's reports. */
export function forgetPersonal(userId: string): void {
  const kept = documents.get();
  for (const [key, { userId: owner }] of [...kept.entries()]) if (owner === userId) kept.delete(key);
}
