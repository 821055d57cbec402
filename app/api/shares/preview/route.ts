import { htmlPage, htmlProblem } from "@/app/api/_html";
import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { previewShare } from "@/lib/reports/operations/preview-share";
import { sharePreviewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  query: sharePreviewQuery,
  act: async ({ ctx, query: { report, sections, name, lang } }) => {
    const sharing = { sections, showName: name === "1" };
    return renderReportHtml(await previewShare(ctx, report, sharing, lang ?? ctx.locale));
  },
  reply: htmlPage,
  refuse: htmlProblem,
});
