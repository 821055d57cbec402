import { withRoute } from "@/app/api/_route";
import { readerOf } from "@/lib/notifications/access";
import { trackOpened } from "@/lib/notifications/operations/mark-read";
import { trackBody, trackQuery } from "@/lib/notifications/schema";

export const POST = withRoute({
  who: "userOrAdmin",
  limit: "write",
  query: trackQuery,
  body: trackBody,
  may: ({ ctx, query }) => readerOf(ctx.actor, query.as),
  act: ({ grant, body }) => trackOpened({ reader: grant, input: body }),
});
