import { withRoute } from "@/app/api/_route";
import { adminLogin } from "@/lib/accounts/operations/admin-login";
import { adminLoginBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "adminSignIn",
  body: adminLoginBody,
  act: ({ body }) => adminLogin({ input: body }),
});
