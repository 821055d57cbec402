import { withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { createReport } from "@/lib/reports/operations/create-report";
import { createReportBody } from "@/lib/reports/schema";

export const POST = withRoute({
  who: "user",
  limit: "write",
  body: createReportBody,
  may: ({ ctx, body }) => ownUserId(ctx.actor, body.userId),
  act: ({ ctx, grant, body }) => createReport({ ctx, userId: grant, input: body }),
});
