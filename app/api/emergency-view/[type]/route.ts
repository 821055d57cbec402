import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { reportPage } from "@/app/api/_report-page";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { emergencyViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: emergencyViewParams,
  query: reportViewQuery,
  handle: ({ ctx, params, query }) => reportPage(ctx, { reportType: "standard", ...params, ...query }),
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
