import { withRoute } from "@/app/api/_route";
import { draftAtoms } from "@/lib/content/operations/draft-atoms";
import { draftBody } from "@/lib/content/schema";

export const POST = withRoute({
  who: "admin",
  limit: "bulk",
  body: draftBody,
  act: ({ ctx, body }) => draftAtoms({ ctx, input: body }),
});
