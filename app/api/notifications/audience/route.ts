import { refuseOthers, withRoute } from "@/app/api/_route";
import { countAudience } from "@/lib/notifications/data/notifications";
import { audienceQuery, audienceReply } from "@/lib/notifications/schema";

export const GET = withRoute({
  summary: "Counts the people whom a notification would reach now.",
  who: "admin",
  permission: "notifications:read",
  limit: "read",
  query: audienceQuery,
  reply: audienceReply,
  handle: async ({ query }) => ({
    count: await countAudience(query.targetAudience, query.personalityTypes, query.type),
  }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
