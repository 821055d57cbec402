import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { endMatch } from "@/lib/reports/operations/matches";
import { emptyReply, matchParams } from "@/lib/reports/schema";

export const DELETE = withRoute({
  summary: "Ends a comparison of two people.",
  who: "user",
  limit: "write",
  params: matchParams,
  reply: emptyReply,
  handle: ({ ctx, params }) => endMatch(ownIdOf(ctx.actor), params.id, ctx.now),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
