import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { changeDetails } from "@/lib/accounts/operations/account";
import { detailsBody, userIdParams, userReply } from "@/lib/accounts/schema";

export const PATCH = withRoute({
  summary: "Changes name and phone number.",
  who: "user",
  limit: "write",
  params: userIdParams,
  body: detailsBody,
  reply: userReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ grant, body }) => changeDetails({ userId: grant, input: body }),
});

export const { DELETE, GET, POST, PUT } = refuseOthers("PATCH");
