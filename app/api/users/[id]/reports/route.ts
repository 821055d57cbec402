import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { listReports } from "@/lib/reports/operations/list-reports";
import { userReportsParams } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  params: userReportsParams,
  may: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  act: ({ grant }) => listReports(grant),
});
