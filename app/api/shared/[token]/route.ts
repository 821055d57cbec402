import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { openShared } from "@/lib/reports/operations/open-shared";
import { sharedParams } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  params: sharedParams,
  handle: async ({ ctx, params }) => renderReportHtml(await openShared(ctx, params.token)),
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
