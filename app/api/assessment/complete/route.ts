import { withRoute } from "@/app/api/_route";
import { renderReportHtml } from "@/components/report/html/render";
import { self } from "@/lib/accounts/access";
import { completeBody } from "@/lib/assessment/schema";
import { completeAssessment } from "@/lib/reports/operations/complete-assessment";

export const POST = withRoute({
  who: "user",
  limit: "write",
  body: completeBody,
  may: ({ ctx }) => self(ctx.actor),
  act: async ({ ctx, grant, body }) => {
    const { reply, document } = await completeAssessment({ ctx, userId: grant, input: body });
    return document ? { ...reply, reportHtml: await renderReportHtml(document) } : reply;
  },
});
