import { htmlProblemResponse, pageResponse } from "@/app/api/_html";
import { reportPage } from "@/app/api/_report-page";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { reportViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Shows a report: a saved one to its owner, else the general one.",
  produces: ["text/html"],
  who: "anyone",
  limit: "read",
  params: reportViewParams,
  query: reportViewQuery,
  handle: ({ ctx, params, query, request }) => reportPage(request, ctx, { ...params, ...query }),
  respond: pageResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
