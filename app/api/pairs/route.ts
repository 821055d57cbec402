import { withRoute } from "@/app/api/_route";
import { self } from "@/lib/accounts/access";
import { listPairs } from "@/lib/reports/operations/list-pairs";
import { joinPair } from "@/lib/reports/operations/use-pair-code";
import { pairCodeBody } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  act: ({ ctx }) => listPairs(self(ctx.actor), ctx.now),
});

export const POST = withRoute({
  who: "user",
  limit: "write",
  body: pairCodeBody,
  act: ({ ctx, body }) => joinPair(self(ctx.actor), body.code, ctx.now),
});
