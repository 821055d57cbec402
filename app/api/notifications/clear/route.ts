import { refuseOthers, withRoute } from "@/app/api/_route";
import { readerOf } from "@/lib/notifications/access";
import { clearInbox } from "@/lib/notifications/operations/inbox";
import { clearQuery, clearReply } from "@/lib/notifications/schema";

export const DELETE = withRoute({
  summary: "Clears the caller's own list.",
  who: "userOrAdmin",
  limit: "write",
  query: clearQuery,
  reply: clearReply,
  authorize: ({ ctx, query }) => readerOf(ctx.actor, query.as),
  handle: ({ grant, query }) => clearInbox({ reader: grant, before: query.before }),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
