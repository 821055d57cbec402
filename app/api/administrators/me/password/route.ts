import { refuseOthers, withRoute } from "@/app/api/_route";
import { changeOwnPassword } from "@/lib/accounts/operations/own-administration";
import { successReply } from "@/lib/accounts/schema";
import { adminPasswordBody } from "@/lib/accounts/schema/administrators";

export const POST = withRoute({
  summary: "Changes the administrator's own password.",
  who: "admin",
  permission: null,
  logs: "passwordChange",
  limit: "write",
  body: adminPasswordBody,
  reply: successReply,
  handle: ({ ctx, body }) => changeOwnPassword(ctx.actor, body),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
