import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { successReply } from "@/lib/accounts/schema";
import { ownedChangeBody } from "@/lib/assessment/schema";
import { changeReport } from "@/lib/reports/operations/saved-reports";
import { ownReportParams } from "@/lib/reports/schema";

export const PATCH = withRoute({
  summary: "Names a saved report, deletes it or brings it back.",
  who: "user",
  limit: "write",
  params: ownReportParams,
  body: ownedChangeBody,
  reply: successReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, params, body }) => changeReport(grant, params.reportId, body, ctx.now),
});

export const { DELETE, GET, POST, PUT } = refuseOthers("PATCH");
