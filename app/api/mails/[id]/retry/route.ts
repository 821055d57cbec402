import { refuseOthers, withRoute } from "@/app/api/_route";
import { retryGivenUpMail } from "@/lib/accounts/operations/people";
import { successReply } from "@/lib/accounts/schema";
import { personParams } from "@/lib/accounts/schema/people";

export const POST = withRoute({
  summary: "Sends a mail again that was given up on.",
  who: "admin",
  permission: "people:write",
  logs: "mailRetry",
  limit: "write",
  params: personParams,
  reply: successReply,
  handle: ({ ctx, params }) => retryGivenUpMail(params.id, ctx.now),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
