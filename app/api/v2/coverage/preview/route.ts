import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { previewBody, previewReply } from "@/lib/content/schema/coverage";
import { previewAtom } from "@/lib/reports/operations/preview-atom";

export const POST = withRoute({
  summary: "Draws a report with this text in its place.",
  who: "admin",
  permission: "texts:read",
  limit: "write",
  body: previewBody,
  reply: previewReply,
  handle: async ({ ctx, body }) => ({ html: await renderReportHtml(await previewAtom({ ctx, input: body })) }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
