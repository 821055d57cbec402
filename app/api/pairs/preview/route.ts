import { withRoute } from "@/app/api/_route";
import { self } from "@/lib/accounts/access";
import { previewPair } from "@/lib/reports/operations/use-pair-code";
import { pairCodeBody } from "@/lib/reports/schema";

export const POST = withRoute({
  who: "user",
  limit: "write",
  body: pairCodeBody,
  act: ({ ctx, body }) => previewPair(self(ctx.actor), body.code, ctx.now),
});
