import { adminHtmlProblemResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { exportAtoms } from "@/lib/content/operations/atom-files";
import { exportQuery } from "@/lib/content/schema/coverage";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

export const GET = withRoute({
  summary: "Downloads the texts of a slug.",
  produces: ["application/json", "text/csv"],
  who: "admin",
  permission: "texts:read",
  logs: ({ query }) => ({ action: "textsExport", subject: [query.slug, ...query.locale].join(" · ") }),
  limit: "read",
  query: exportQuery,
  handle: ({ query }) => exportAtoms({ input: query }),
  respond: ({ name, format, text }) =>
    new Response(text, {
      headers: { "content-type": TYPES[format], "content-disposition": `attachment; filename="${name}"` },
    }),
  respondToFailure: adminHtmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
