import { refuseOthers, withRoute } from "@/app/api/_route";
import { beginOwnSecondFactor } from "@/lib/accounts/operations/own-administration";
import { secondFactorBody, secondFactorReply } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Makes the secret of a second factor.",
  who: "admin",
  permission: null,
  limit: "write",
  body: secondFactorBody,
  reply: secondFactorReply,
  handle: ({ ctx, body }) => beginOwnSecondFactor(ctx.actor, body.password),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
