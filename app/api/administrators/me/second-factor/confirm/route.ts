import { refuseOthers, withRoute } from "@/app/api/_route";
import { finishOwnSecondFactor } from "@/lib/accounts/operations/own-administration";
import { confirmFactorBody, recoveryCodesReply } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Turns the second factor on by a first code; answers with recovery codes.",
  who: "admin",
  permission: null,
  logs: "secondFactorChange",
  limit: "write",
  body: confirmFactorBody,
  reply: recoveryCodesReply,
  handle: ({ ctx, body }) => finishOwnSecondFactor(ctx, body.code),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
