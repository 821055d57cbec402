import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { saveProgress } from "@/lib/assessment/operations/save-progress";
import { saveProgressBody } from "@/lib/assessment/schema";

export const PATCH = withRoute({
  who: "user",
  limit: "write",
  params: userIdParams,
  body: saveProgressBody,
  may: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  act: ({ ctx, grant, body }) => saveProgress({ ctx, userId: grant, input: body }),
});
