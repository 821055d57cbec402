import { refuseOthers, withRoute } from "@/app/api/_route";
import { writeAtom } from "@/lib/content/operations/atoms";
import { readCell } from "@/lib/content/operations/coverage";
import { describeWriting } from "@/lib/content/operations/name-texts";
import { atomReply, cellQuery, cellReply, writeAtomBody } from "@/lib/content/schema/coverage";

export const GET = withRoute({
  summary: "Reads the texts of one combination.",
  who: "admin",
  permission: "texts:read",
  limit: "read",
  query: cellQuery,
  reply: cellReply,
  handle: ({ query }) => readCell({ input: query }),
});

export const POST = withRoute({
  summary: "Writes a text.",
  who: "admin",
  permission: "texts:write",
  logs: ({ body }) => describeWriting(body),
  limit: "write",
  body: writeAtomBody,
  reply: atomReply,
  status: 201,
  handle: ({ ctx, body }) => writeAtom({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
