import { refuseOthers, withRoute } from "@/app/api/_route";
import { successReply } from "@/lib/accounts/schema";
import { readerOf } from "@/lib/notifications/access";
import { recordOpened } from "@/lib/notifications/operations/inbox";
import { trackBody, trackQuery } from "@/lib/notifications/schema";

export const POST = withRoute({
  summary: "Notes that the caller opened a notification.",
  who: "userOrAdmin",
  limit: "write",
  query: trackQuery,
  body: trackBody,
  reply: successReply,
  authorize: ({ ctx, query }) => readerOf(ctx.actor, query.as),
  handle: ({ grant, body }) => recordOpened({ reader: grant, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
