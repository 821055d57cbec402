import { refuseOthers, withRoute } from "@/app/api/_route";
import { login } from "@/lib/accounts/operations/sessions";
import { authReply, loginBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Signs in.",
  who: "anyone",
  limit: "signIn",
  body: loginBody,
  reply: authReply,
  handle: ({ ctx, body }) => login({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
