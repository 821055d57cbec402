import { adminHtmlProblemResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { codebook } from "@/lib/analytics/operations/export-answers";

export const GET = withRoute({
  summary: "Downloads what the columns of the answers mean.",
  produces: ["text/csv"],
  who: "admin",
  permission: "data:export",
  limit: "read",
  handle: () => codebook(),
  respond: (text) =>
    new Response(text, {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": 'attachment; filename="answers-codebook.csv"',
      },
    }),
  respondToFailure: adminHtmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
