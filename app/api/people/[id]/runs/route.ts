import { refuseOthers, withRoute } from "@/app/api/_route";
import { personParams } from "@/lib/accounts/schema/people";
import { loadPersonRuns } from "@/lib/analytics/operations/person-runs";
import { personRunsReply } from "@/lib/analytics/schema";

export const GET = withRoute({
  summary: "Reads which assessments an account has, and how far its latest run came.",
  who: "admin",
  permission: "people:read",
  limit: "read",
  params: personParams,
  reply: personRunsReply,
  handle: ({ params }) => loadPersonRuns(params.id),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
