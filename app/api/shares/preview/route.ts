import { htmlProblemResponse, htmlResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { previewShare } from "@/lib/reports/operations/preview-share";
import { sharePreviewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  query: sharePreviewQuery,
  handle: async ({ ctx, query: { report, sections, name, lang } }) => {
    const sharing = { sections, showName: name === "1" };
    return renderReportHtml(await previewShare(ctx, report, sharing, lang ?? ctx.locale));
  },
  respond: htmlResponse,
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
