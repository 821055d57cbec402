import { refuseOthers, withRoute } from "@/app/api/_route";
import { endSessionsOf, nameAdministrator } from "@/lib/accounts/operations/administrators";
import { successReply } from "@/lib/accounts/schema";
import { administratorParams } from "@/lib/accounts/schema/administrators";

export const DELETE = withRoute({
  summary: "Ends every session of an administrator.",
  who: "admin",
  permission: "administrators:manage",
  logs: async ({ params }) => ({ action: "sessionEnd", subject: await nameAdministrator(params.id) }),
  limit: "write",
  params: administratorParams,
  reply: successReply,
  handle: ({ params }) => endSessionsOf(params.id),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
