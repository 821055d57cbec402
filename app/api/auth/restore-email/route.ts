import { refuseOthers, withRoute } from "@/app/api/_route";
import { restoreEmail } from "@/lib/accounts/operations/email-address";
import { authReply, tokenBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Gives an account back to its former address, with the token of the mailed link; a new password is due.",
  who: "anyone",
  limit: "token",
  body: tokenBody,
  reply: authReply,
  handle: ({ ctx, body }) => restoreEmail({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
