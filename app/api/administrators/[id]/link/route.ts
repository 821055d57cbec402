import { refuseOthers, withRoute } from "@/app/api/_route";
import { sendAdministratorLink } from "@/lib/accounts/operations/administrators";
import { successReply } from "@/lib/accounts/schema";
import { administratorParams } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Mails an administrator another link to choose a password.",
  who: "admin",
  permission: "administrators:manage",
  logs: "administratorInvite",
  limit: "write",
  params: administratorParams,
  reply: successReply,
  handle: ({ ctx, params }) => sendAdministratorLink(ctx, params.id),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
