import { refuseOthers, withRoute } from "@/app/api/_route";
import { readStats } from "@/lib/notifications/operations/notifications";
import { notificationStats } from "@/lib/notifications/schema";

export const GET = withRoute({
  summary: "Reads how notifications were received.",
  who: "admin",
  permission: "notifications:read",
  limit: "read",
  reply: notificationStats,
  handle: () => readStats(),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
