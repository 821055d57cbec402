import { refuseOthers, withRoute } from "@/app/api/_route";
import { readCoverage } from "@/lib/content/operations/coverage";
import { coverageQuery, coverageReply } from "@/lib/content/schema/coverage";

export const GET = withRoute({
  summary: "Lists which combinations have texts.",
  who: "admin",
  permission: "texts:read",
  limit: "read",
  query: coverageQuery,
  reply: coverageReply,
  handle: ({ query }) => readCoverage({ input: query }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
