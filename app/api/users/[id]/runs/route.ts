import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { listDeletedRuns, listRuns } from "@/lib/assessment/operations/runs";
import { runsQuery, runsReply } from "@/lib/assessment/schema";

export const GET = withRoute({
  summary: "Lists the person's completed runs, latest first, a page at a time.",
  who: "user",
  limit: "read",
  params: userIdParams,
  query: runsQuery,
  reply: runsReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, query }) => (query.deleted ? listDeletedRuns(grant, ctx.now) : listRuns(grant, query.before)),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
