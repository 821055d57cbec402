import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { ownIdOf } from "@/lib/accounts/access";
import { completeBody, completeReply } from "@/lib/assessment/schema";
import { completeAssessment } from "@/lib/reports/operations/complete-assessment";

export const POST = withRoute({
  summary: "Completes a run; repeated, it answers the same.",
  who: "user",
  limit: "write",
  body: completeBody,
  reply: completeReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: async ({ ctx, grant, body }) => {
    const { reply, document } = await completeAssessment({ ctx, userId: grant, input: body });
    return document ? { ...reply, reportHtml: await renderReportHtml(document) } : reply;
  },
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
