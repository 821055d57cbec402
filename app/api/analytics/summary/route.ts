import { withRoute } from "@/app/api/_route";
import { summarise } from "@/lib/analytics/operations/summarise";
import { figuresQuery, filtersOf } from "@/lib/analytics/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: figuresQuery,
  act: ({ ctx, query }) => summarise({ ctx, filters: filtersOf(query) }),
});
