import { htmlPage } from "@/app/api/_html";
import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { openReport } from "@/lib/reports/operations/open-report";
import { emergencyViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: emergencyViewParams,
  query: reportViewQuery,
  act: async ({ ctx, params, query }) =>
    renderReportHtml(
      await openReport({ ctx, address: { reportType: "standard", type: params.type, reportId: query.report } }),
    ),
  reply: htmlPage,
});
