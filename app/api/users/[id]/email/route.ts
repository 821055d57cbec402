import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { cancelEmailChange, loadWaitingEmail, requestEmailChange } from "@/lib/accounts/operations/email-address";
import { emailChangeBody, messageReply, userIdParams, waitingEmailReply } from "@/lib/accounts/schema";

export const GET = withRoute({
  summary: "Reads the e-mail address that waits for its confirmation.",
  who: "user",
  limit: "read",
  params: userIdParams,
  reply: waitingEmailReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant }) => loadWaitingEmail({ ctx, userId: grant }),
});

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

export const DELETE = withRoute({
  summary: "Keeps the e-mail address that the account has: the link to another one is void.",
  who: "user",
  limit: "write",
  params: userIdParams,
  reply: waitingEmailReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant }) => cancelEmailChange({ ctx, userId: grant }),
});

export const { PATCH, PUT } = refuseOthers("GET", "POST", "DELETE");
