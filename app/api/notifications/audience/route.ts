import { refuseOthers, withRoute } from "@/app/api/_route";
import { countAudience } from "@/lib/notifications/data/notifications";
import { audienceQuery, audienceReply } from "@/lib/notifications/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: audienceQuery,
  reply: audienceReply,
  handle: async ({ query }) => ({ count: await countAudience(query.targetAudience, query.personalityTypes) }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
