import { refuseOthers, withRoute } from "@/app/api/_route";
import { administratorJoin } from "@/lib/accounts/operations/administrator-login";
import { adminJoinBody, adminJoinReply } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Chooses an administrator's password by a mailed link, and signs in.",
  who: "anyone",
  limit: "token",
  body: adminJoinBody,
  reply: adminJoinReply,
  handle: ({ ctx, body, request }) =>
    administratorJoin({ ctx, browser: request.headers.get("user-agent"), input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
