import { refuseOthers, withRoute } from "@/app/api/_route";
import { revertAtom } from "@/lib/content/operations/atoms";
import { atomParams, atomReply, revertAtomBody } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Brings back an earlier version of a text.",
  who: "admin",
  permission: "texts:write",
  logs: "textRevert",
  limit: "write",
  params: atomParams,
  body: revertAtomBody,
  reply: atomReply,
  handle: ({ ctx, params, body }) => revertAtom({ ctx, id: params.id, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
