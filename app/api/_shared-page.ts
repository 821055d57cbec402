import { renderReportHtml } from "@/components/report/html/render";
import { publicUrl } from "@/lib/platform/env";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { sharedPictureUrl, sharedUrl } from "@/lib/reports/domain/report-urls";
import { PICTURE_FORMS } from "@/lib/reports/domain/share-picture";
import type { SharedReport } from "@/lib/reports/operations/open-shared";

/** A shared report as a page: what messengers show of it in its head, and the ways on for its reader at its end. */
export function renderSharedHtml({ document, frame }: SharedReport, code: string): Promise<string> {
  const { title, description, alternative, question, invitation, find, compare } = frame;
  return renderReportHtml(document, {
    preview: {
      title,
      description,
      url: publicUrl() + sharedUrl(code),
      locale: localeInfo(document.locale).tag.replace("-", "_"),
      brand: document.labels.brand,
      picture: { ...PICTURE_FORMS.card, url: publicUrl() + sharedPictureUrl(code, "card"), alternative },
    },
    ending: { title: question, text: invitation, links: [find, compare] },
  });
}
