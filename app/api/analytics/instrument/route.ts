import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadPairStats } from "@/lib/analytics/operations/figures";
import { figuresQuery, filtersOf, pairStatsReply } from "@/lib/analytics/schema";

export const GET = withRoute({
  summary: "Reads how each pair of statements is answered.",
  who: "admin",
  permission: "figures:read",
  limit: "read",
  query: figuresQuery,
  reply: pairStatsReply,
  handle: ({ query }) => loadPairStats({ filters: filtersOf(query) }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
