import { withRoute } from "@/app/api/_route";
import { nameState } from "@/lib/assessment/operations/name-state";
import { stateQuery } from "@/lib/assessment/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  query: stateQuery,
  act: ({ ctx, query }) => nameState(query.score, query.type, ctx.locale),
});
