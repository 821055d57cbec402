import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { requestEmailChange } from "@/lib/accounts/operations/request-email-change";
import { emailChangeBody, userIdParams } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "user",
  limit: "recover",
  params: userIdParams,
  body: emailChangeBody,
  may: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  act: ({ ctx, grant, body }) => requestEmailChange({ ctx, userId: grant, input: body }),
});
