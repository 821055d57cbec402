import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { renderReportPdf } from "@/components/report/pdf/render";
import { packParams } from "@/lib/content/schema";
import { runPackQa } from "@/lib/reports/operations/run-pack-qa";

export const POST = withRoute({
  who: "admin",
  limit: "write",
  params: packParams,
  act: ({ ctx, params }) => runPackQa(params.slug, ctx.now, { html: renderReportHtml, pdf: renderReportPdf }),
});
