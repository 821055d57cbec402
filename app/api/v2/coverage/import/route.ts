import { refuseOthers, withRoute } from "@/app/api/_route";
import { importAtoms } from "@/lib/content/operations/atom-files";
import { importBody, importReply, MAX_IMPORT_BYTES } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Reads texts from a file; says what would change, unless `apply` is set.",
  who: "admin",
  permission: "texts:write",
  // A look at what would change changes nothing.
  logs: ({ body }) => (body.apply ? { action: "textsImport", subject: body.slug } : null),
  limit: "write",
  maxBytes: MAX_IMPORT_BYTES,
  body: importBody,
  reply: importReply,
  handle: ({ ctx, body }) => importAtoms({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
