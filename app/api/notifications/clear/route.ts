import { withRoute } from "@/app/api/_route";
import { readerOf } from "@/lib/notifications/access";
import { clearRecent } from "@/lib/notifications/operations/mark-read";
import { clearQuery } from "@/lib/notifications/schema";

export const DELETE = withRoute({
  who: "userOrAdmin",
  limit: "write",
  query: clearQuery,
  may: ({ ctx, query }) => readerOf(ctx.actor, query.as),
  act: ({ grant, query }) => clearRecent({ reader: grant, before: query.before }),
});
