import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderSharedHtml } from "@/app/api/_shared-page";
import { openShared } from "@/lib/reports/operations/open-shared";
import { sharedParams } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Shows the chapters of a report that its owner shares by this link.",
  produces: ["text/html"],
  who: "anyone",
  limit: "read",
  params: sharedParams,
  handle: async ({ ctx, params }) => renderSharedHtml(await openShared(ctx, params.token), params.token),
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
