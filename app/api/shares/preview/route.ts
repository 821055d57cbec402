import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { previewShare } from "@/lib/reports/operations/shares";
import { sharePreviewQuery, toSharing } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Shows what a link with these choices would show.",
  produces: ["text/html"],
  who: "user",
  limit: "read",
  query: sharePreviewQuery,
  handle: async ({ ctx, query: { report, lang, ...choice } }) =>
    renderReportHtml(await previewShare(ctx, report, toSharing(choice), lang ?? ctx.locale)),
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
