import { htmlProblemResponse, pageResponse } from "@/app/api/_html";
import { reportPage } from "@/app/api/_report-page";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { emergencyViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Shows the standard report.",
  produces: ["text/html"],
  who: "anyone",
  limit: "read",
  params: emergencyViewParams,
  query: reportViewQuery,
  handle: ({ ctx, params, query, request }) =>
    reportPage(request, ctx, { reportType: "standard", ...params, ...query }),
  respond: pageResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
