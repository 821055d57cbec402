import { withRoute } from "@/app/api/_route";
import { changePassword } from "@/lib/accounts/operations/change-password";
import { passwordBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "signedIn",
  limit: "write",
  body: passwordBody,
  act: ({ ctx, body }) => changePassword({ ctx, input: body }),
});
