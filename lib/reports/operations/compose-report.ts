import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadUser } from "@/lib/accounts/operations/account";
import type { StoredRun } from "@/lib/assessment/data/runs";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { pairAnswers, toldScenes } from "@/lib/assessment/domain/run/selectors";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { loadMeasuredHits } from "@/lib/assessment/operations/portraits";
import type { ReportTexts } from "@/lib/content/domain/report-texts";
import { loadOverview, loadReportTexts } from "@/lib/content/operations/load-report-texts";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { buildDocument } from "../domain/document/build-document";
import type { PersonalDocument } from "../domain/document/document";
import { type ReportInput, reportFormat } from "../domain/report-input";

type ReportRequest = Pick<ReportInput, "profile" | "type" | "reportType" | "person" | "answers"> & {
  readonly locale: Locale;
  readonly generatedAt: Date;
  /** The texts to use; the published ones when absent. */
  readonly texts?: ReportTexts;
};

/**
 * Makes a report from the published texts, in the language asked for.
 * @throws Error when a text is missing in the language and in English
 */
export async function composeReport({
  locale,
  generatedAt,
  texts,
  ...about
}: ReportRequest): Promise<PersonalDocument> {
  const info = localeInfo(locale);
  const evidence = about.profile?.evidence;
  const state = about.profile?.colors.selectedStates[0] ?? null;
  return buildDocument({
    ...about,
    texts: texts ?? (await loadReportTexts(info.code, about.type, about.reportType, state)),
    otherOverview:
      evidence && (await loadOverview(info.code, typeCertainty(evidence, about.type).other, about.reportType)),
    measured: about.profile?.evidence ? await loadMeasuredHits(generatedAt) : null,
    locale: info,
    brand: BRAND,
    t: translator(info.code),
    format: reportFormat(info.tag),
    generatedAt: generatedAt.toISOString(),
  });
}

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
      scenes: toldScenes(run.answers),
    },
    locale,
    generatedAt,
  });
}
