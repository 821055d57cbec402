import { refuseOthers, withRoute } from "@/app/api/_route";
import { revertAtom } from "@/lib/content/operations/atoms";
import { nameTexts } from "@/lib/content/operations/name-texts";
import { atomParams, atomReply, revertAtomBody } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Brings back an earlier version of a text.",
  who: "admin",
  permission: "texts:write",
  logs: async ({ params }) => ({ action: "textRevert", subject: await nameTexts([params.id]) }),
  limit: "write",
  params: atomParams,
  body: revertAtomBody,
  reply: atomReply,
  handle: ({ ctx, params, body }) => revertAtom({ ctx, id: params.id, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
