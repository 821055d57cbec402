import "server-only";
import { type Actor, self } from "@/lib/accounts/access";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { loadLatestRun } from "@/lib/assessment/operations/load-run";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { assertOwnReport } from "../access";
import { findReport } from "../data";
import type { ReportDocument } from "../domain/document";
import { composePersonal } from "./compose-personal";
import { composeReport } from "./compose-report";

interface ReportAddress {
  readonly reportType: ReportType;
  readonly type: PersonalityType;
  /** A saved report's id. */
  readonly reportId?: string | undefined;
}

async function openSaved(actor: Actor, id: string, { reportType, type }: ReportAddress): Promise<ReportDocument> {
  const report = await findReport(id);
  if (!report || report.reportType !== reportType || report.personalityType !== type) throw new AppError("not_found");
  assertOwnReport(actor, report);
  return report.document;
}

/**
 * The report at an address: a saved one for its owner; else the signed-in person's own, where a run of
 * theirs gave this type; else the general report about the type, which knows nobody.
 * @throws AppError not_found, unauthenticated or forbidden for a saved report that is not the caller's.
 */
export async function openReport({
  ctx,
  address,
}: {
  ctx: RequestContext<Actor>;
  address: ReportAddress;
}): Promise<ReportDocument> {
  const { actor, locale, now: generatedAt } = ctx;
  const { reportType, type, reportId } = address;
  if (reportId) return openSaved(actor, reportId, address);
  const userId = actor.kind === "user" ? self(actor) : null;
  const run = userId && (await loadLatestRun(userId, type));
  if (userId && run) return composePersonal({ userId, run, reportType, locale, generatedAt });
  return composeReport({ profile: null, type, reportType, person: null, answers: null, locale, generatedAt });
}
