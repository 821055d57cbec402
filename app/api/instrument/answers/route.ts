import { adminHtmlProblemResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { streamResponse } from "@/app/api/_stream";
import { answerMatrix } from "@/lib/analytics/operations/export-answers";

export const GET = withRoute({
  summary: "Downloads the answers of all completed runs, without names.",
  produces: ["text/csv"],
  who: "admin",
  permission: "data:export",
  logs: "answersExport",
  limit: "read",
  handle: async ({ ctx }) => ({ parts: await answerMatrix(), day: ctx.now.toISOString().slice(0, 10) }),
  respond: ({ parts, day }) =>
    streamResponse(parts, {
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": `attachment; filename="answers-${day}.csv"`,
      "cache-control": "private, no-store",
    }),
  respondToFailure: adminHtmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
