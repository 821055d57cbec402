import { pdfFile } from "@/app/api/_pdf";
import { withRoute } from "@/app/api/_route";
import { renderReportPdf } from "@/components/report/pdf/render";
import { openReport } from "@/lib/reports/operations/open-report";
import { reportViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "pdf",
  params: reportViewParams,
  query: reportViewQuery,
  act: async ({ ctx, params, query }) => {
    const document = await openReport({ ctx, address: { ...params, ...query } });
    return { document, bytes: await renderReportPdf(document) };
  },
  reply: ({ document, bytes }) => pdfFile(document, bytes),
});
