import { refuseOthers, withRoute } from "@/app/api/_route";
import { summarise } from "@/lib/analytics/operations/figures";
import { figuresQuery, figuresReply, filtersOf } from "@/lib/analytics/schema";

export const GET = withRoute({
  summary: "Reads the figures of all assessments.",
  who: "admin",
  permission: "figures:read",
  limit: "read",
  query: figuresQuery,
  reply: figuresReply,
  handle: ({ ctx, query }) => summarise({ ctx, filters: filtersOf(query) }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
