import "server-only";
import { publicUrl } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { translator } from "@/lib/platform/i18n/translator";
import { findTranslation } from "../data/reports";
import { countShareOpened, findShareByCode, type StandingShare } from "../data/shares";
import { callout } from "../domain/document/content-blocks";
import type { PersonalDocument } from "../domain/document/document";
import { compareUrl, welcomeUrl } from "../domain/report-urls";
import { type SharePicture, sharePicture } from "../domain/share-picture";
import { type ShareSettings, sharedDocument } from "../domain/shared-document";

/** Whose report it is, where that is shown. */
type Owner = string | null;

/** Reduces a report to what its owner shares, and adds a notice in its language that says so. */
export function showShared(document: PersonalDocument, sharing: ShareSettings, name: Owner): PersonalDocument {
  const t = translator(document.locale);
  return sharedDocument(document, sharing, {
    kicker: name ? t("report.shared.patternOf", { name }) : t("report.shared.oneOfNine"),
    parts: t("report.shared.parts"),
    reader: t("report.cover.sharedReader"),
    sure: t("report.shared.sure"),
    rosette: t("report.shared.rosette"),
    tower: (first, second) => t("report.shared.tower", { first, second }),
    withMe: name ? t("report.shared.withMeFrom", { name }) : t("report.shared.withMe"),
    notice: name
      ? callout("note", t("report.shared.from", { name }), t("report.shared.fromText", { name }))
      : callout("note", t("report.cover.sharedTitle"), t("report.cover.shared")),
  });
}

/** The type in one line for others to read: the line of the report itself says "you" to its owner. */
const lineFor = ({ locale, subject }: PersonalDocument): string =>
  translator(locale)(`report.shared.lines.${subject.type}`);

/** The picture of what is shared, in the language of the report. */
export function pictureOf(document: PersonalDocument, sharing: ShareSettings, name: Owner): SharePicture {
  const t = translator(document.locale);
  return sharePicture(document, sharing, {
    kicker: name ? t("report.shared.patternOf", { name }) : t("report.shared.oneOfNine"),
    line: lineFor(document),
    question: t("report.shared.question"),
    address: new URL(publicUrl()).host,
  });
}

/** Ended and unknown links get the same answer. */
async function findStanding(
  { now }: RequestContext<unknown>,
  code: string,
): Promise<{ share: StandingShare; document: PersonalDocument }> {
  const share = await findShareByCode(code, now);
  if (!share) throw new AppError("not_found", { messageKey: "sharedGone" });
  const { report, locale } = share;
  const document = locale === report.locale ? report.document : (await findTranslation(report.id, locale))?.document;
  if (!document) throw new Error("a shared report lacks its language");
  return { share, document };
}

/** What stands around a shared report: how messengers show it, and what its reader may do next. */
export interface SharedFrame {
  readonly title: string;
  readonly description: string;
  /** The picture in words. */
  readonly alternative: string;
  readonly question: string;
  readonly invitation: string;
  readonly find: { readonly href: string; readonly label: string };
  readonly compare: { readonly href: string; readonly label: string };
}

function frameOf(document: PersonalDocument, name: Owner): SharedFrame {
  const t = translator(document.locale);
  const { cover, labels, locale, reportType } = document;
  const type = cover.title;
  const line = lineFor(document);
  return {
    title: name ? t("report.shared.title", { name, type }) : t("report.shared.titleNameless", { type }),
    description: line,
    alternative: t("report.shared.picture", { type, line }),
    question: t("report.shared.question"),
    invitation: t("report.shared.invitation", { brand: labels.brand }),
    find: { href: welcomeUrl(reportType, locale), label: t("report.shared.find") },
    compare: {
      href: compareUrl(locale, name),
      label: name ? t("report.shared.compareWith", { name }) : t("report.shared.compare"),
    },
  };
}

export interface SharedReport {
  readonly document: PersonalDocument;
  readonly frame: SharedFrame;
}

/**
 * The report behind a shared link, and what stands around it; counts the opening.
 * @throws AppError not_found, with a sentence for people.
 */
export async function openShared(ctx: RequestContext<unknown>, code: string): Promise<SharedReport> {
  const { share, document } = await findStanding(ctx, code);
  await countShareOpened(share.id, ctx.now);
  return { document: showShared(document, share, share.firstName), frame: frameOf(document, share.firstName) };
}

/** The picture of a shared link; to fetch it is no opening. @throws AppError as `openShared`. */
export async function openSharedPicture(ctx: RequestContext<unknown>, code: string): Promise<SharePicture> {
  const { share, document } = await findStanding(ctx, code);
  return pictureOf(document, share, share.firstName);
}
