import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { listRuns } from "@/lib/assessment/operations/list-runs";

export const GET = withRoute({
  who: "user",
  limit: "read",
  params: userIdParams,
  may: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  act: ({ grant }) => listRuns(grant),
});
