import { refuseOthers, withRoute } from "@/app/api/_route";
import { manageAdministrator, nameAdministrator } from "@/lib/accounts/operations/administrators";
import { administratorParams, administratorReply, changeAdministratorBody } from "@/lib/accounts/schema/administrators";

export const PATCH = withRoute({
  summary: "Changes an administrator's role, or disables the account.",
  who: "admin",
  permission: "administrators:manage",
  logs: async ({ params }) => ({ action: "administratorChange", subject: await nameAdministrator(params.id) }),
  limit: "write",
  params: administratorParams,
  body: changeAdministratorBody,
  reply: administratorReply,
  handle: async ({ ctx, params, body }) => ({ administrator: await manageAdministrator(ctx, params.id, body) }),
});

export const { DELETE, GET, POST, PUT } = refuseOthers("PATCH");
