import { refuseOthers, withRoute } from "@/app/api/_route";
import { changePassword } from "@/lib/accounts/operations/passwords";
import { passwordBody, userReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Sets a new password.",
  who: "signedIn",
  limit: "write",
  body: passwordBody,
  reply: userReply,
  handle: ({ ctx, body }) => changePassword({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
