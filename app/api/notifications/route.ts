import { refuseOthers, withRoute } from "@/app/api/_route";
import { createNotification, listAllNotifications } from "@/lib/notifications/operations/notifications";
import {
  createNotificationBody,
  listQuery,
  notificationListReply,
  notificationReply,
} from "@/lib/notifications/schema";

export const GET = withRoute({
  summary: "Lists all notifications, latest first, a page at a time.",
  who: "admin",
  permission: "notifications:read",
  limit: "read",
  query: listQuery,
  reply: notificationListReply,
  handle: ({ query }) => listAllNotifications(query.before),
});

export const POST = withRoute({
  summary: "Sends a notification, now or later.",
  who: "admin",
  permission: "notifications:send",
  logs: ({ body }) => ({ action: "notificationSend", subject: body.title }),
  limit: "write",
  body: createNotificationBody,
  reply: notificationReply,
  status: 201,
  handle: ({ ctx, body }) => createNotification({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
