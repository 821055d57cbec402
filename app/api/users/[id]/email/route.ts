import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { requestEmailChange } from "@/lib/accounts/operations/request-email-change";
import { emailChangeBody, messageReply, userIdParams } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Asks for another e-mail address, which a mailed link confirms.",
  who: "user",
  limit: "recover",
  params: userIdParams,
  body: emailChangeBody,
  reply: messageReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, body }) => requestEmailChange({ ctx, userId: grant, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
