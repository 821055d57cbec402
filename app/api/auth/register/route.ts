import { refuseOthers, withRoute } from "@/app/api/_route";
import { register } from "@/lib/accounts/operations/account";
import { authReply, registerBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Makes an account, and signs in where no verification is required.",
  who: "anyone",
  limit: "register",
  body: registerBody,
  reply: authReply,
  status: 201,
  handle: ({ ctx, body }) => register({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
