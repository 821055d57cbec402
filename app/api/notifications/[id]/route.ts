import { withRoute } from "@/app/api/_route";
import { cancelScheduled } from "@/lib/notifications/operations/cancel-notification";
import { notificationParams } from "@/lib/notifications/schema";

export const DELETE = withRoute({
  who: "admin",
  limit: "write",
  params: notificationParams,
  act: ({ params }) => cancelScheduled(params.id),
});
