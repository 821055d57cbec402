import { refuseOthers, withRoute } from "@/app/api/_route";
import { endToken, nameToken } from "@/lib/programs/operations/tokens";
import { idParams, tokenReply } from "@/lib/programs/schema";

export const DELETE = withRoute({
  summary: "Revokes a token; it stays in the list.",
  who: "admin",
  permission: "administrators:manage",
  logs: async ({ params }) => ({ action: "programTokenRevoke", subject: await nameToken(params.id) }),
  limit: "write",
  params: idParams,
  reply: tokenReply,
  handle: ({ ctx, params }) => endToken(params.id, ctx.now),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
