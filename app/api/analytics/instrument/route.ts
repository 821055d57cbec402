import { withRoute } from "@/app/api/_route";
import { examineInstrument } from "@/lib/analytics/operations/examine-instrument";
import { figuresQuery, filtersOf } from "@/lib/analytics/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: figuresQuery,
  act: ({ query }) => examineInstrument({ filters: filtersOf(query) }),
});
