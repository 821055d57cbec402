import { refuseOthers, withRoute } from "@/app/api/_route";
import { verifyEmail } from "@/lib/accounts/operations/email-address";
import { tokenBody, verifiedReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Confirms an address, with the token of the mailed link.",
  who: "anyone",
  limit: "token",
  body: tokenBody,
  reply: verifiedReply,
  handle: ({ ctx, body }) => verifyEmail({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
