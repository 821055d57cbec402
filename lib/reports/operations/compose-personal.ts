import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadUser } from "@/lib/accounts/operations/load-account";
import type { StoredRun } from "@/lib/assessment/data/runs";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { heroAnswers, pairAnswers } from "@/lib/assessment/domain/run/selectors";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { PersonalDocument } from "../domain/document/document";
import { composeReport } from "./compose-report";

interface PersonalRequest {
  readonly userId: OwnUserId;
  readonly run: StoredRun;
  readonly reportType: ReportType;
  readonly locale: Locale;
  readonly generatedAt: Date;
}

/** Makes the report of a user's own run, with their name and answers. */
export async function composePersonal(request: PersonalRequest): Promise<PersonalDocument> {
  const { userId, run, reportType, locale, generatedAt } = request;
  const user = await loadUser(userId);
  return composeReport({
    profile: run.profile,
    type: run.profile.type,
    reportType,
    person: { firstName: user.firstName, lastName: user.lastName },
    answers: {
      edition: editionVersion(run.answers),
      pairs: pairAnswers(run.answers),
      hero: heroAnswers(run.answers),
    },
    locale,
    generatedAt,
  });
}
