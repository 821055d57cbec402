import { refuseOthers, withRoute } from "@/app/api/_route";
import { nameAdministrator, sendAdministratorLink } from "@/lib/accounts/operations/administrators";
import { successReply } from "@/lib/accounts/schema";
import { administratorParams } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Mails an administrator another link to choose a password.",
  who: "admin",
  permission: "administrators:manage",
  logs: async ({ params }) => ({ action: "administratorInvite", subject: await nameAdministrator(params.id) }),
  limit: "write",
  params: administratorParams,
  reply: successReply,
  handle: ({ ctx, params }) => sendAdministratorLink(ctx, params.id),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
