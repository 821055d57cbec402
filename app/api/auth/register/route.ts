import { withRoute } from "@/app/api/_route";
import { register } from "@/lib/accounts/operations/register";
import { registerBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "register",
  body: registerBody,
  act: ({ ctx, body }) => register({ ctx, input: body }),
  reply: (result) => Response.json(result, { status: 201 }),
});
