import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { createReport } from "@/lib/reports/operations/saved-reports";
import { createReportBody, createReportReply } from "@/lib/reports/schema";

export const POST = withRoute({
  summary: "Saves a report of a completed run; repeated, it answers the same.",
  who: "user",
  limit: "keep",
  body: createReportBody,
  reply: createReportReply,
  authorize: ({ ctx, body }) => ownUserId(ctx.actor, body.userId),
  handle: ({ ctx, grant, body }) => createReport({ ctx, userId: grant, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
