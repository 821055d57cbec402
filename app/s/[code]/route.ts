import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderSharedHtml } from "@/app/api/_shared-page";
import { openShared } from "@/lib/reports/operations/open-shared";
import { shortLinkParams } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Shows what somebody shares by a link.",
  produces: ["text/html"],
  who: "anyone",
  limit: "read",
  params: shortLinkParams,
  handle: async ({ ctx, params: { code } }) => renderSharedHtml(await openShared(ctx, code), code),
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
