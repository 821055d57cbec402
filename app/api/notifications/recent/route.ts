import { withRoute } from "@/app/api/_route";
import { readerOf } from "@/lib/notifications/access";
import { readRecent } from "@/lib/notifications/operations/read-recent";
import { recentQuery } from "@/lib/notifications/schema";

/** The common answer, that nothing is new, has no body. */
export const GET = withRoute({
  who: "watcher",
  limit: "poll",
  query: recentQuery,
  may: ({ ctx, query }) => readerOf(ctx.actor, query.as),
  act: ({ grant, query, request }) =>
    readRecent({ reader: grant, input: { since: query.since, known: request.headers.get("if-none-match") } }),
  reply: ({ etag, reply }) => {
    const headers = { etag, "cache-control": "private, no-cache" };
    return reply ? Response.json(reply, { headers }) : new Response(null, { status: 304, headers });
  },
});
