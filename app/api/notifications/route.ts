import { withRoute } from "@/app/api/_route";
import { createNotification } from "@/lib/notifications/operations/create-notification";
import { listAll } from "@/lib/notifications/operations/list-notifications";
import { createNotificationBody, listQuery } from "@/lib/notifications/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: listQuery,
  act: ({ query }) => listAll(query.before),
});

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: createNotificationBody,
  act: ({ ctx, body }) => createNotification({ ctx, input: body }),
  reply: (result) => Response.json(result, { status: 201 }),
});
