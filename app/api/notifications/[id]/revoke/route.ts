import { refuseOthers, withRoute } from "@/app/api/_route";
import { takeBackNotification } from "@/lib/notifications/operations/notifications";
import { notificationParams, notificationReply } from "@/lib/notifications/schema";

export const POST = withRoute({
  summary: "Takes a notification back that has gone out.",
  who: "admin",
  permission: "notifications:send",
  logs: "notificationCancel",
  limit: "write",
  params: notificationParams,
  reply: notificationReply,
  handle: ({ params }) => takeBackNotification(params.id),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
