import { withRoute } from "@/app/api/_route";
import { revertAtom } from "@/lib/content/operations/edit-atom";
import { atomParams, revertAtomBody } from "@/lib/content/schema";

export const POST = withRoute({
  who: "admin",
  limit: "write",
  params: atomParams,
  body: revertAtomBody,
  act: ({ ctx, params, body }) => revertAtom({ ctx, id: params.id, input: body }),
});
