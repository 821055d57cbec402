import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { requestDeletion } from "@/lib/accounts/operations/delete-account";
import { deletionBody, userIdParams } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "user",
  limit: "write",
  params: userIdParams,
  body: deletionBody,
  may: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  act: ({ ctx, grant, body }) => requestDeletion({ ctx, userId: grant, input: body }),
});
