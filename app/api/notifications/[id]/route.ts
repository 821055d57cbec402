import { refuseOthers, withRoute } from "@/app/api/_route";
import {
  cancelScheduledNotification,
  editNotification,
  nameNotification,
} from "@/lib/notifications/operations/notifications";
import { createNotificationBody, notificationParams, notificationReply } from "@/lib/notifications/schema";

export const DELETE = withRoute({
  summary: "Cancels a notification that has not gone out.",
  who: "admin",
  permission: "notifications:send",
  logs: async ({ params }) => ({ action: "notificationCancel", subject: await nameNotification(params.id) }),
  limit: "write",
  params: notificationParams,
  reply: notificationReply,
  handle: ({ params }) => cancelScheduledNotification(params.id),
});

export const PATCH = withRoute({
  summary: "Changes a notification that has not gone out.",
  who: "admin",
  permission: "notifications:send",
  logs: async ({ params }) => ({ action: "notificationChange", subject: await nameNotification(params.id) }),
  limit: "write",
  params: notificationParams,
  body: createNotificationBody,
  reply: notificationReply,
  handle: ({ ctx, params, body }) => editNotification({ ctx, id: params.id, input: body }),
});

export const { GET, POST, PUT } = refuseOthers("DELETE", "PATCH");
