import { refuseOthers, withRoute } from "@/app/api/_route";
import { editAtom } from "@/lib/content/operations/edit-atom";
import { atomParams, atomReply, editAtomBody } from "@/lib/content/schema/coverage";

export const PATCH = withRoute({
  who: "admin",
  limit: "write",
  params: atomParams,
  body: editAtomBody,
  reply: atomReply,
  handle: ({ ctx, params, body }) => editAtom({ ctx, id: params.id, input: body }),
});

export const { DELETE, GET, POST, PUT } = refuseOthers("PATCH");
