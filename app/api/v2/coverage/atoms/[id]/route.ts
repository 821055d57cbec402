import { refuseOthers, withRoute } from "@/app/api/_route";
import { deleteAtom, editAtom } from "@/lib/content/operations/atoms";
import { describeEdit, nameTexts } from "@/lib/content/operations/name-texts";
import { atomParams, atomReply, deleteAtomQuery, editAtomBody } from "@/lib/content/schema/coverage";

export const PATCH = withRoute({
  summary: "Changes a text.",
  who: "admin",
  permission: "texts:write",
  logs: ({ params, body }) => describeEdit(params.id, body),
  limit: "write",
  params: atomParams,
  body: editAtomBody,
  reply: atomReply,
  handle: ({ ctx, params, body }) => editAtom({ ctx, id: params.id, input: body }),
});

export const DELETE = withRoute({
  summary: "Deletes a text; it can be brought back for 30 days.",
  who: "admin",
  permission: "texts:write",
  logs: async ({ params }) => ({ action: "textDelete", subject: await nameTexts([params.id]) }),
  limit: "write",
  params: atomParams,
  query: deleteAtomQuery,
  reply: atomReply,
  handle: ({ ctx, params, query }) => deleteAtom({ ctx, id: params.id, input: query }),
});

export const { GET, POST, PUT } = refuseOthers("DELETE", "PATCH");
