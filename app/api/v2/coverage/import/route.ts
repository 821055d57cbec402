import { withRoute } from "@/app/api/_route";
import { importAtoms } from "@/lib/content/operations/exchange-atoms";
import { IMPORT_BYTES, importBody } from "@/lib/content/schema";

export const POST = withRoute({
  who: "admin",
  limit: "write",
  maxBytes: IMPORT_BYTES,
  body: importBody,
  act: ({ ctx, body }) => importAtoms({ ctx, input: body }),
});
