import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { reportPage } from "@/app/api/_report-page";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { reportViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: reportViewParams,
  query: reportViewQuery,
  handle: ({ ctx, params, query }) => reportPage(ctx, { ...params, ...query }),
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
