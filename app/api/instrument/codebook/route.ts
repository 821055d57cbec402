import { refuseOthers, withRoute } from "@/app/api/_route";
import { codebook } from "@/lib/analytics/operations/export-answers";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  handle: () => codebook(),
  respond: (text) =>
    new Response(text, {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": 'attachment; filename="answers-codebook.csv"',
      },
    }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
