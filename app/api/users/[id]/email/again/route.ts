import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { resendEmailChange } from "@/lib/accounts/operations/email-address";
import { messageReply, userIdParams } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Mails another link to the e-mail address that waits for its confirmation.",
  who: "user",
  limit: "recover",
  params: userIdParams,
  reply: messageReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant }) => resendEmailChange({ ctx, userId: grant }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
