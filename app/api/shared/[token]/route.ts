import { htmlPage, htmlProblem } from "@/app/api/_html";
import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { openShared } from "@/lib/reports/operations/open-shared";
import { sharedParams } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: sharedParams,
  act: async ({ ctx, params }) => renderReportHtml(await openShared(ctx, params.token)),
  reply: htmlPage,
  refuse: htmlProblem,
});
