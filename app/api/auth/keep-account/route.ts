import { refuseOthers, withRoute } from "@/app/api/_route";
import { undoDeletion } from "@/lib/accounts/operations/deletion";
import { successReply, tokenBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Undoes a deletion, with the token of the mailed link.",
  who: "anyone",
  limit: "token",
  body: tokenBody,
  reply: successReply,
  handle: ({ ctx, body }) => undoDeletion({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
