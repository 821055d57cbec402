import { drawPdf } from "@/app/api/_pdf";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { packParams, packQaRun } from "@/lib/content/schema/packs";
import { runPackQa } from "@/lib/reports/operations/run-pack-qa";

export const POST = withRoute({
  summary: "Checks a pack.",
  who: "admin",
  permission: "packs:write",
  logs: "packCheck",
  limit: "write",
  params: packParams,
  reply: packQaRun,
  handle: ({ ctx, params }) => runPackQa(params.slug, ctx.now, { html: renderReportHtml, pdf: drawPdf }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
