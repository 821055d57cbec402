import { refuseOthers, withRoute } from "@/app/api/_route";
import { inviteAdministrator, loadAdministrators } from "@/lib/accounts/operations/administrators";
import { administratorListReply, administratorReply, inviteBody } from "@/lib/accounts/schema/administrators";

export const GET = withRoute({
  summary: "Lists the administrators.",
  who: "admin",
  permission: "administrators:manage",
  limit: "read",
  reply: administratorListReply,
  handle: async () => ({ items: await loadAdministrators(), next: null }),
});

export const POST = withRoute({
  summary: "Invites an administrator by mail.",
  who: "admin",
  permission: "administrators:manage",
  logs: ({ body }) => ({ action: "administratorInvite", subject: `${body.email} ${body.role}` }),
  limit: "write",
  body: inviteBody,
  reply: administratorReply,
  status: 201,
  handle: async ({ ctx, body }) => ({ administrator: await inviteAdministrator({ ctx, input: body }) }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
