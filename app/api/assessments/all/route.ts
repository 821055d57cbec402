import { refuseOthers, withRoute } from "@/app/api/_route";
import { streamResponse } from "@/app/api/_stream";
import { csvFileName, EMPTY_EXPORT_HEADER, NEXT_CURSOR_HEADER } from "@/lib/analytics/domain/assessment-list";
import { listAssessments } from "@/lib/analytics/operations/list-assessments";
import { assessmentsQuery, assessmentsReply } from "@/lib/analytics/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: assessmentsQuery,
  reply: assessmentsReply,
  handle: ({ ctx, query }) => listAssessments({ now: ctx.now, query }),
  respond: (list, json) => {
    if (list.kind === "all") return streamResponse(list.parts, { "content-type": "application/json" });
    if (list.kind === "csv") {
      return streamResponse(list.parts, {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="${csvFileName(list.at)}"`,
        [EMPTY_EXPORT_HEADER]: String(list.isEmpty),
      });
    }
    const headers: Record<string, string> = list.nextCursor ? { [NEXT_CURSOR_HEADER]: list.nextCursor } : {};
    return json(list.records, { headers });
  },
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
