import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { requestDeletion } from "@/lib/accounts/operations/deletion";
import { deletionBody, deletionReply, userIdParams } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Asks for the account to be deleted; a mailed link can undo it.",
  who: "user",
  limit: "write",
  params: userIdParams,
  body: deletionBody,
  reply: deletionReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, body }) => requestDeletion({ ctx, userId: grant, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
