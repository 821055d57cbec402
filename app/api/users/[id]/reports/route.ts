import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { listReports } from "@/lib/reports/operations/load-own-report";
import { reportsReply, userReportsParams } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  params: userReportsParams,
  reply: reportsReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ grant }) => listReports(grant),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
