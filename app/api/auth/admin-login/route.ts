import { refuseOthers, withRoute } from "@/app/api/_route";
import { adminLogin } from "@/lib/accounts/operations/admin-login";
import { adminLoginBody, successReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "adminSignIn",
  body: adminLoginBody,
  reply: successReply,
  handle: ({ body }) => adminLogin({ input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
