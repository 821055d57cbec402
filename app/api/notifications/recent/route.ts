import { refuseOthers, withRoute } from "@/app/api/_route";
import { readerOf } from "@/lib/notifications/access";
import { readRecent } from "@/lib/notifications/operations/inbox";
import { recentQuery, recentReply } from "@/lib/notifications/schema";

/** The common answer, that nothing is new, has no body. */
export const GET = withRoute({
  summary: "Lists notifications that came since a time.",
  who: "poller",
  limit: "poll",
  query: recentQuery,
  reply: recentReply,
  notModified: true,
  authorize: ({ ctx, query }) => readerOf(ctx.actor, query.as),
  handle: ({ grant, query, request }) =>
    readRecent({ reader: grant, input: { since: query.since, ifNoneMatch: request.headers.get("if-none-match") } }),
  respond: ({ etag, reply }, json) => {
    const headers = { etag, "cache-control": "private, no-cache" };
    return reply ? json(reply, { headers }) : new Response(null, { status: 304, headers });
  },
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
