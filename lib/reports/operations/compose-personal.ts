import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadMe } from "@/lib/accounts/operations/load-me";
import { heroAnswers, pairAnswers } from "@/lib/assessment/domain/readings";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { StoredAssessment } from "@/lib/assessment/operations/load-run";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ReportDocument } from "../domain/document";
import { composeReport } from "./compose-report";

interface PersonalRequest {
  readonly userId: OwnUserId;
  readonly run: StoredAssessment;
  readonly reportType: ReportType;
  readonly locale: Locale;
  readonly generatedAt: Date;
}

/** Makes the report of a user's own run, with their name and answers. */
export async function composePersonal(request: PersonalRequest): Promise<ReportDocument> {
  const { userId, run, reportType, locale, generatedAt } = request;
  const { user } = await loadMe(userId);
  return composeReport({
    profile: run.profile,
    type: run.profile.type,
    reportType,
    person: { firstName: user.firstName, lastName: user.lastName },
    answers: { pairs: pairAnswers(run.answers), hero: heroAnswers(run.answers) },
    locale,
    generatedAt,
  });
}
