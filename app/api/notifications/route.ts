import { refuseOthers, withRoute } from "@/app/api/_route";
import { createNotification } from "@/lib/notifications/operations/create-notification";
import { listAllNotifications } from "@/lib/notifications/operations/list-notifications";
import {
  createNotificationBody,
  listQuery,
  notificationListReply,
  notificationReply,
} from "@/lib/notifications/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: listQuery,
  reply: notificationListReply,
  handle: ({ query }) => listAllNotifications(query.before),
});

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: createNotificationBody,
  reply: notificationReply,
  handle: ({ ctx, body }) => createNotification({ ctx, input: body }),
  respond: (result, json) => json(result, { status: 201 }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
