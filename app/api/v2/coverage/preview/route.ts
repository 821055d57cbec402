import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { previewBody } from "@/lib/content/schema";
import { previewAtom } from "@/lib/reports/operations/preview-atom";

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: previewBody,
  act: async ({ ctx, body }) => ({ html: await renderReportHtml(await previewAtom({ ctx, input: body })) }),
});
