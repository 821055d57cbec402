import { isTheme, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { LOCALE_QUERY, type Locale } from "@/lib/platform/i18n/locales";
import { type Invitation, writeInvitation, writeSender } from "./match/code";
import type { PictureForm } from "./share-picture";
import type { ShareSettings } from "./shared-document";

/** The standard report about a type; it needs only the type, so it is the fallback when another cannot be made. */
export function emergencyViewUrl(type: PersonalityType): string {
  return `/api/emergency-view/${type}`;
}

/** The address at which any kind of report about this type is read, the standard one too. */
export function reportViewUrl(reportType: ReportType, type: PersonalityType): string {
  return `/api/reports/${reportType}/${type}`;
}

/** The address under which a report of this kind about this type is recorded. */
export function reportBaseUrl(reportType: ReportType, type: PersonalityType): string {
  return reportType === "standard" ? emergencyViewUrl(type) : reportViewUrl(reportType, type);
}

/** The address of one saved report; only its owner gets an answer there. */
export function savedReportUrl(reportType: ReportType, type: PersonalityType, id: string): string {
  return `${reportBaseUrl(reportType, type)}?report=${encodeURIComponent(id)}`;
}

/** What an address says beside the kind and the type. */
export interface ReportQuery {
  /** A saved report's id. */
  readonly report?: string | undefined;
  readonly lang?: Locale | undefined;
}

function withQuery(path: string, { report, lang }: ReportQuery): string {
  const query = new URLSearchParams({ ...(report && { report }), ...(lang && { [LOCALE_QUERY]: lang }) }).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** A report as a page, in a language if one is named. */
export function reportPageUrl(reportType: ReportType, type: PersonalityType, choice: ReportQuery): string {
  return withQuery(reportBaseUrl(reportType, type), choice);
}

/** The same report as a PDF; the standard report has the same path as the others here. */
export function reportPdfUrl(reportType: ReportType, type: PersonalityType, choice: ReportQuery): string {
  return withQuery(`${reportViewUrl(reportType, type)}/pdf`, choice);
}

/** Where the owner of a saved report shares it. */
export function shareDialogUrl(reportId: string): string {
  return `/reports?share=${encodeURIComponent(reportId)}`;
}

/** A page of ours in a language. */
const inLanguage = (path: string, lang: Locale) => `${path}?${new URLSearchParams({ [LOCALE_QUERY]: lang })}`;

/** Where somebody who read a report of this kind finds their own. */
export function welcomeUrl(reportType: ReportType, lang: Locale): string {
  return inLanguage(isTheme(reportType) ? `/${reportType}` : "/", lang);
}

/** Where two people agree to be compared; the name of the one it is about stands behind the hash, where no log gets to see it. */
export function compareUrl(lang: Locale, name: string | null): string {
  const page = inLanguage("/compare", lang);
  return name === null ? page : `${page}#${writeSender(name)}`;
}

/** Where somebody who was given this invitation agrees; what stands behind the hash no server and no log gets to see. */
export function invitationUrl(invitation: Invitation): string {
  return `/compare#${writeInvitation(invitation)}`;
}

/** The address of one saved report of a pack; only its owner gets an answer there. */
export function savedPackReportUrl(slug: string, id: string): string {
  return `/api/v2/reports/${encodeURIComponent(slug)}?report=${encodeURIComponent(id)}`;
}

/** Where a shared link leads. */
export function sharedUrl(code: string): string {
  return `/s/${encodeURIComponent(code)}`;
}

/** The picture of a shared link, as messengers show it. */
export function sharedPictureUrl(code: string, form: PictureForm): string {
  return `${sharedUrl(code)}/${form}.png`;
}

function shareQuery(reportId: string, { sections, showName, showSign }: ShareSettings, lang: Locale): URLSearchParams {
  const flag = (on: boolean) => (on ? "1" : "0");
  const choice = { sections: sections.join(","), name: flag(showName), sign: flag(showSign) };
  return new URLSearchParams({ report: reportId, ...choice, [LOCALE_QUERY]: lang });
}

/** What somebody with a link would see; the owner alone may look. */
export function sharePreviewUrl(reportId: string, sharing: ShareSettings, lang: Locale): string {
  return `/api/shares/preview?${shareQuery(reportId, sharing, lang)}`;
}

/** The picture that somebody with a link would see; the owner alone may look. */
export function sharePictureUrl(reportId: string, sharing: ShareSettings, lang: Locale, form: PictureForm): string {
  return `/api/shares/picture?${shareQuery(reportId, sharing, lang)}&form=${form}`;
}
