import { withRoute } from "@/app/api/_route";
import { keepAccount } from "@/lib/accounts/operations/delete-account";
import { tokenBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "token",
  body: tokenBody,
  act: ({ ctx, body }) => keepAccount({ ctx, input: body }),
});
