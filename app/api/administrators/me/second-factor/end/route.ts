import { refuseOthers, withRoute } from "@/app/api/_route";
import { endOwnSecondFactor } from "@/lib/accounts/operations/own-administration";
import { successReply } from "@/lib/accounts/schema";
import { secondFactorBody } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Turns the second factor off.",
  who: "admin",
  permission: null,
  logs: "secondFactorChange",
  limit: "write",
  body: secondFactorBody,
  reply: successReply,
  handle: ({ ctx, body }) => endOwnSecondFactor(ctx.actor, body.password),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
