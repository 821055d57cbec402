import { withRoute } from "@/app/api/_route";
import { editAtom } from "@/lib/content/operations/edit-atom";
import { atomParams, editAtomBody } from "@/lib/content/schema";

export const PATCH = withRoute({
  who: "admin",
  limit: "write",
  params: atomParams,
  body: editAtomBody,
  act: ({ ctx, params, body }) => editAtom({ ctx, id: params.id, input: body }),
});
