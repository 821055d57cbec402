import { withRoute } from "@/app/api/_route";
import { verifyEmail } from "@/lib/accounts/operations/verify-email";
import { tokenBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "token",
  body: tokenBody,
  act: ({ ctx, body }) => verifyEmail({ ctx, input: body }),
});
