import { refuseOthers, withRoute } from "@/app/api/_route";
import { readCell } from "@/lib/content/operations/read-cell";
import { writeAtom } from "@/lib/content/operations/write-atom";
import { atomReply, cellQuery, cellReply, writeAtomBody } from "@/lib/content/schema/coverage";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: cellQuery,
  reply: cellReply,
  handle: ({ query }) => readCell({ input: query }),
});

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: writeAtomBody,
  reply: atomReply,
  handle: ({ ctx, body }) => writeAtom({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
