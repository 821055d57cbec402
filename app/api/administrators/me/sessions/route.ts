import { refuseOthers, withRoute } from "@/app/api/_route";
import { listOwnSessions } from "@/lib/accounts/operations/own-administration";
import { sessionListReply } from "@/lib/accounts/schema/administrators";

export const GET = withRoute({
  summary: "Lists the administrator's own sessions.",
  who: "admin",
  permission: null,
  limit: "read",
  reply: sessionListReply,
  handle: async ({ ctx }) => ({ items: await listOwnSessions(ctx), next: null }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
