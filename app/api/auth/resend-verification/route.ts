import { refuseOthers, withRoute } from "@/app/api/_route";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { mailRequestBody, messageReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Mails the link again that confirms an address.",
  who: "anyone",
  limit: "recover",
  body: mailRequestBody,
  reply: messageReply,
  handle: ({ ctx, body }) => requestAccountMail({ ctx, kind: "verifyEmail", input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
