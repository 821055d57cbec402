import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadActions } from "@/lib/accounts/operations/actions";
import { actionListReply, actionsQuery } from "@/lib/accounts/schema/administrators";

export const GET = withRoute({
  summary: "Lists what administrators did, latest first.",
  who: "admin",
  permission: "log:read",
  limit: "read",
  query: actionsQuery,
  reply: actionListReply,
  handle: ({ query }) => loadActions(query),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
