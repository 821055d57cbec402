import { htmlPage, htmlProblem } from "@/app/api/_html";
import { reportPage } from "@/app/api/_report-page";
import { withRoute } from "@/app/api/_route";
import { reportViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: reportViewParams,
  query: reportViewQuery,
  act: ({ ctx, params, query }) => reportPage(ctx, { ...params, ...query }),
  reply: htmlPage,
  refuse: htmlProblem,
});
