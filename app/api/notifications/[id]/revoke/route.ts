import { refuseOthers, withRoute } from "@/app/api/_route";
import { nameNotification, takeBackNotification } from "@/lib/notifications/operations/notifications";
import { notificationParams, notificationReply } from "@/lib/notifications/schema";

export const POST = withRoute({
  summary: "Takes a notification back that has gone out.",
  who: "admin",
  permission: "notifications:send",
  logs: async ({ params }) => ({ action: "notificationTakeBack", subject: await nameNotification(params.id) }),
  limit: "write",
  params: notificationParams,
  reply: notificationReply,
  handle: ({ params }) => takeBackNotification(params.id),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
