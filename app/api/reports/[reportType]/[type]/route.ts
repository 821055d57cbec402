import { htmlPage } from "@/app/api/_html";
import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { openReport } from "@/lib/reports/operations/open-report";
import { reportViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: reportViewParams,
  query: reportViewQuery,
  act: async ({ ctx, params, query }) =>
    renderReportHtml(await openReport({ ctx, address: { ...params, reportId: query.report } })),
  reply: htmlPage,
});
