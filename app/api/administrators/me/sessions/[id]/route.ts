import { refuseOthers, withRoute } from "@/app/api/_route";
import { endOwnSession } from "@/lib/accounts/operations/own-administration";
import { successReply } from "@/lib/accounts/schema";
import { administratorParams } from "@/lib/accounts/schema/administrators";

export const DELETE = withRoute({
  summary: "Ends one of the administrator's own sessions.",
  who: "admin",
  permission: null,
  logs: "sessionEnd",
  limit: "write",
  params: administratorParams,
  reply: successReply,
  handle: ({ ctx, params }) => endOwnSession(ctx.actor, params.id),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
