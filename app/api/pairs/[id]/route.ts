import { withRoute } from "@/app/api/_route";
import { self } from "@/lib/accounts/access";
import { revokePair } from "@/lib/reports/operations/revoke-pair";
import { pairParams } from "@/lib/reports/schema";

export const DELETE = withRoute({
  who: "user",
  limit: "write",
  params: pairParams,
  act: ({ ctx, params }) => revokePair(self(ctx.actor), params.id, ctx.now),
});
