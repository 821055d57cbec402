import { htmlPage, htmlProblem } from "@/app/api/_html";
import { reportPage } from "@/app/api/_report-page";
import { withRoute } from "@/app/api/_route";
import { emergencyViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: emergencyViewParams,
  query: reportViewQuery,
  act: ({ ctx, params, query }) => reportPage(ctx, { reportType: "standard", ...params, ...query }),
  reply: htmlPage,
  refuse: htmlProblem,
});
