import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadAdministrator } from "@/lib/accounts/operations/own-administration";
import { adminMeReply } from "@/lib/accounts/schema/administrators";

export const GET = withRoute({
  summary: "Tells who the administrator is and what they may do.",
  who: "admin",
  permission: null,
  limit: "read",
  reply: adminMeReply,
  handle: ({ ctx }) => loadAdministrator(ctx.actor),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
