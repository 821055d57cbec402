import { refuseOthers, withRoute } from "@/app/api/_route";
import { listDrafts } from "@/lib/content/operations/drafts";
import { draftsQuery, draftsReply } from "@/lib/content/schema/coverage";

export const GET = withRoute({
  summary: "Lists drafts that wait for their review.",
  who: "admin",
  permission: "texts:read",
  limit: "read",
  query: draftsQuery,
  reply: draftsReply,
  handle: ({ query }) => listDrafts({ input: query }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
