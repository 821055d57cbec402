import { refuseOthers, withRoute } from "@/app/api/_route";
import { endToken } from "@/lib/programs/operations/tokens";
import { idParams, tokenReply } from "@/lib/programs/schema";

export const DELETE = withRoute({
  summary: "Revokes a token; it stays in the list.",
  who: "admin",
  permission: "administrators:manage",
  logs: "programTokenRevoke",
  limit: "write",
  params: idParams,
  reply: tokenReply,
  handle: ({ ctx, params }) => endToken(params.id, ctx.now),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
