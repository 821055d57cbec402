import { pdfFile } from "@/app/api/_pdf";
import { withRoute } from "@/app/api/_route";
import { renderReportPdf } from "@/components/report/pdf/render";
import { openPackReport } from "@/lib/reports/operations/open-pack-report";
import { packReportParams, packReportQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "pdf",
  params: packReportParams,
  query: packReportQuery,
  act: async ({ ctx, params, query }) => {
    const document = await openPackReport({ ctx, slug: params.slug, query });
    return { document, bytes: await renderReportPdf(document) };
  },
  reply: ({ document, bytes }) => pdfFile(document, bytes),
});
