import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { translator } from "@/lib/platform/i18n/translator";
import { openPackReport } from "@/lib/reports/operations/open-pack-report";
import { packReportParams, packReportQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: packReportParams,
  query: packReportQuery,
  handle: async ({ ctx, params, query, request }) => {
    const document = await openPackReport({ ctx, slug: params.slug, query });
    const { search } = new URL(request.url);
    const href = `/api/v2/reports/${params.slug}/pdf${search}`;
    return renderReportHtml(document, { href, label: translator(document.locale)("report.pdf") });
  },
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
