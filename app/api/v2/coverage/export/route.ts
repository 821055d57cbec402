import { refuseOthers, withRoute } from "@/app/api/_route";
import { exportAtoms } from "@/lib/content/operations/export-atoms";
import { exportQuery } from "@/lib/content/schema/coverage";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: exportQuery,
  handle: ({ query }) => exportAtoms({ input: query }),
  respond: ({ name, format, text }) =>
    new Response(text, {
      headers: { "content-type": TYPES[format], "content-disposition": `attachment; filename="${name}"` },
    }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
