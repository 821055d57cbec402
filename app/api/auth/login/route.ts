import { withRoute } from "@/app/api/_route";
import { login } from "@/lib/accounts/operations/login";
import { loginBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "signIn",
  body: loginBody,
  act: ({ ctx, body }) => login({ ctx, input: body }),
});
