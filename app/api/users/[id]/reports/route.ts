import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { deletedQuery } from "@/lib/assessment/schema";
import { listDeletedReports, listReports } from "@/lib/reports/operations/saved-reports";
import { reportsReply, userReportsParams } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Lists the person's saved reports, latest first.",
  who: "user",
  limit: "read",
  params: userReportsParams,
  query: deletedQuery,
  reply: reportsReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, query }) => (query.deleted ? listDeletedReports(grant, ctx.now) : listReports(grant)),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
