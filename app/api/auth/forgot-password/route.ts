import { refuseOthers, withRoute } from "@/app/api/_route";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { mailRequestBody, messageReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Mails a temporary password; the answer is the same for every address.",
  who: "anyone",
  limit: "recover",
  body: mailRequestBody,
  reply: messageReply,
  handle: ({ ctx, body }) => requestAccountMail({ ctx, kind: "temporaryPassword", input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
