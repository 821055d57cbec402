import { refuseOthers, withRoute } from "@/app/api/_route";
import { cancelScheduledNotification } from "@/lib/notifications/operations/cancel-notification";
import { notificationParams, notificationReply } from "@/lib/notifications/schema";

export const DELETE = withRoute({
  who: "admin",
  limit: "write",
  params: notificationParams,
  reply: notificationReply,
  handle: ({ params }) => cancelScheduledNotification(params.id),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
