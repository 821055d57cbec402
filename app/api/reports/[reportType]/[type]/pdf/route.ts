import { pdfResponse } from "@/app/api/_file";
import { htmlProblemResponse } from "@/app/api/_html";
import { drawPdf } from "@/app/api/_pdf";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { openReport } from "@/lib/reports/operations/open-report";
import { reportViewParams, reportViewQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "The same report as a PDF.",
  produces: ["application/pdf"],
  who: "anyone",
  limit: "pdf",
  params: reportViewParams,
  query: reportViewQuery,
  handle: async ({ ctx, params, query, request }) => {
    const document = await openReport({ ctx, address: { ...params, ...query } });
    return { document, bytes: await drawPdf(document, request.signal) };
  },
  respond: ({ document, bytes }) => pdfResponse(document, bytes),
  respondToFailure: htmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
