import { withRoute } from "@/app/api/_route";
import { self } from "@/lib/accounts/access";
import { givePairCode, withdrawPairCode } from "@/lib/reports/operations/give-pair-code";

export const POST = withRoute({
  who: "user",
  limit: "write",
  act: ({ ctx }) => givePairCode(self(ctx.actor), ctx.now),
});

export const DELETE = withRoute({
  who: "user",
  limit: "write",
  act: ({ ctx }) => withdrawPairCode(self(ctx.actor)),
});
