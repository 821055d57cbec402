import { refuseOthers, withRoute } from "@/app/api/_route";
import { register } from "@/lib/accounts/operations/register";
import { authReply, registerBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "register",
  body: registerBody,
  reply: authReply,
  handle: ({ ctx, body }) => register({ ctx, input: body }),
  respond: (result, json) => json(result, { status: 201 }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
