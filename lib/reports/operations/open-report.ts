import "server-only";
import { type Actor, ownIdOf } from "@/lib/accounts/access";
import { findReportSubject } from "@/lib/assessment/data/runs";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { assertOwnReport } from "../access";
import { findReport, type SavedReport } from "../data/reports";
import { callout } from "../domain/document/content-blocks";
import type { ReportDocument } from "../domain/document/document";
import { withNotice } from "../domain/document/envelope";
import { reportFormat } from "../domain/report-input";
import type { ReportQuery } from "../domain/report-urls";
import { composeReport } from "./compose-report";
import { openPersonal } from "./open-personal";
import { type LocalizedReport, readInLanguage } from "./saved-reports";

export interface ReportSelector extends ReportQuery {
  readonly reportType: ReportType;
  readonly type: PersonalityType;
}

type Request = { readonly ctx: RequestContext<Actor>; readonly address: ReportSelector };

/** Says on the cover of a translation that its words were made later than the report, and when. */
function withTranslationNotice({ document, createdAt }: LocalizedReport, report: SavedReport): ReportDocument {
  if (!createdAt) return document;
  const t = translator(document.locale);
  const format = reportFormat(localeInfo(document.locale).tag);
  const text = t("report.cover.translated", {
    date: format.date(report.generatedAt.toISOString()),
    made: format.date(createdAt.toISOString()),
    language: localeInfo(report.locale).name,
  });
  return withNotice(document, callout("note", t("report.cover.translatedTitle"), text));
}

async function openSaved({ ctx, address }: Request, id: string): Promise<ReportDocument> {
  const { reportType, type, lang } = address;
  const report = await findReport(id);
  if (!report || report.reportType !== reportType || report.personalityType !== type) throw new AppError("not_found");
  const userId = assertOwnReport(ctx.actor, report);
  return withTranslationNotice(
    await readInLanguage(userId, report, lang ?? localeInfo(report.locale).code, ctx.now),
    report,
  );
}

/**
 * The report at an address: a saved one for its owner, in its own language or the one named; else the signed-in
 * person's own, where a run of theirs gave this type; else the general report about the type, which knows nobody.
 * @throws AppError not_found, unauthenticated or forbidden for a saved report that is not the caller's.
 */
export async function openReport({ ctx, address }: Request): Promise<ReportDocument> {
  const { actor, locale, now: generatedAt } = ctx;
  const { reportType, type, report } = address;
  if (report) return openSaved({ ctx, address }, report);
  const userId = actor.kind === "user" ? ownIdOf(actor) : null;
  const subject = userId && (await findReportSubject(userId, type));
  if (userId && subject) return openPersonal({ userId, subject, reportType, locale, generatedAt });
  return composeReport({ profile: null, type, reportType, person: null, answers: null, locale, generatedAt });
}
