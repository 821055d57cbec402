import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { endOtherSessions } from "@/lib/accounts/operations/sessions";
import { successReply, userIdParams } from "@/lib/accounts/schema";

export const DELETE = withRoute({
  summary: "Ends every session of the account but this one.",
  who: "user",
  limit: "write",
  params: userIdParams,
  reply: successReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ grant }) => endOtherSessions(grant),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
