import "server-only";
import { type Actor, self } from "@/lib/accounts/access";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { loadLatestRun } from "@/lib/assessment/operations/load-run";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { assertOwnReport } from "../access";
import { findReport, type SavedReport } from "../data";
import { callout } from "../domain/blocks";
import type { ReportDocument } from "../domain/document";
import { reportFormat } from "../domain/format";
import type { ReportChoice } from "../domain/report-address";
import { withNotice } from "../domain/with-notice";
import { composePersonal } from "./compose-personal";
import { composeReport } from "./compose-report";
import { type Reading, readInLanguage } from "./read-in-language";

export interface ReportAddress extends ReportChoice {
  readonly reportType: ReportType;
  readonly type: PersonalityType;
}

type Request = { readonly ctx: RequestContext<Actor>; readonly address: ReportAddress };

/** Says on the cover of a translation that its words were made later than the report, and when. */
function withOrigin({ document, madeAt }: Reading, report: SavedReport): ReportDocument {
  if (!madeAt) return document;
  const t = translator(document.locale);
  const format = reportFormat(localeInfo(document.locale).tag);
  const text = t("report.cover.translated", {
    date: format.date(report.generatedAt.toISOString()),
    made: format.date(madeAt.toISOString()),
    language: localeInfo(report.locale).name,
  });
  return withNotice(document, callout("note", t("report.cover.translatedTitle"), text));
}

async function openSaved({ ctx, address }: Request, id: string): Promise<ReportDocument> {
  const { reportType, type, lang } = address;
  const report = await findReport(id);
  if (!report || report.reportType !== reportType || report.personalityType !== type) throw new AppError("not_found");
  const userId = assertOwnReport(ctx.actor, report);
  return withOrigin(await readInLanguage(userId, report, lang ?? localeInfo(report.locale).code, ctx.now), report);
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
  const userId = actor.kind === "user" ? self(actor) : null;
  const run = userId && (await loadLatestRun(userId, type));
  if (userId && run) return composePersonal({ userId, run, reportType, locale, generatedAt });
  return composeReport({ profile: null, type, reportType, person: null, answers: null, locale, generatedAt });
}
