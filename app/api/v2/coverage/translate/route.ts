import { withRoute } from "@/app/api/_route";
import { translateAtoms } from "@/lib/content/operations/translate-atoms";
import { translateBody } from "@/lib/content/schema";

export const POST = withRoute({
  who: "admin",
  limit: "bulk",
  body: translateBody,
  act: ({ ctx, body }) => translateAtoms({ ctx, input: body }),
});
