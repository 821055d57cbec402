import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { changeDetails } from "@/lib/accounts/operations/change-details";
import { detailsBody, userIdParams } from "@/lib/accounts/schema";

export const PATCH = withRoute({
  who: "user",
  limit: "write",
  params: userIdParams,
  body: detailsBody,
  may: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  act: ({ grant, body }) => changeDetails({ userId: grant, input: body }),
});
