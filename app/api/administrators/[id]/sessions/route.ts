import { refuseOthers, withRoute } from "@/app/api/_route";
import { endSessionsOf } from "@/lib/accounts/operations/administrators";
import { successReply } from "@/lib/accounts/schema";
import { administratorParams } from "@/lib/accounts/schema/administrators";

export const DELETE = withRoute({
  summary: "Ends every session of an administrator.",
  who: "admin",
  permission: "administrators:manage",
  logs: "sessionEnd",
  limit: "write",
  params: administratorParams,
  reply: successReply,
  handle: ({ params }) => endSessionsOf(params.id),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
