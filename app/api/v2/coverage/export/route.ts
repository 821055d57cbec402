import { withRoute } from "@/app/api/_route";
import { exportAtoms } from "@/lib/content/operations/exchange-atoms";
import { exportQuery } from "@/lib/content/schema";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: exportQuery,
  act: ({ query }) => exportAtoms({ input: query }),
  reply: ({ name, format, text }) =>
    new Response(text, {
      headers: { "content-type": TYPES[format], "content-disposition": `attachment; filename="${name}"` },
    }),
});
