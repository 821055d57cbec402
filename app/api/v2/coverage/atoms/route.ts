import { withRoute } from "@/app/api/_route";
import { writeAtom } from "@/lib/content/operations/edit-atom";
import { readCell } from "@/lib/content/operations/read-cell";
import { cellQuery, writeAtomBody } from "@/lib/content/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: cellQuery,
  act: ({ query }) => readCell({ input: query }),
});

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: writeAtomBody,
  act: ({ ctx, body }) => writeAtom({ ctx, input: body }),
});
