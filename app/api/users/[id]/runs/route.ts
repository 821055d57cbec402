import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { listRuns } from "@/lib/assessment/operations/load-runs";
import { runsReply } from "@/lib/assessment/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  params: userIdParams,
  reply: runsReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ grant }) => listRuns(grant),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
