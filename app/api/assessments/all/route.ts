import { withRoute } from "@/app/api/_route";
import { streamed } from "@/app/api/_stream";
import { csvFileName } from "@/lib/analytics/domain/csv";
import { EMPTY_HEADER, NEXT_CURSOR_HEADER } from "@/lib/analytics/domain/list-headers";
import { listAssessments } from "@/lib/analytics/operations/list-assessments";
import { assessmentsQuery } from "@/lib/analytics/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: assessmentsQuery,
  act: ({ ctx, query }) => listAssessments({ now: ctx.now, query }),
  reply: (list) => {
    if (list.kind === "all") return streamed(list.parts, { "content-type": "application/json" });
    if (list.kind === "csv") {
      return streamed(list.parts, {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="${csvFileName(list.at)}"`,
        [EMPTY_HEADER]: String(list.isEmpty),
      });
    }
    const headers: Record<string, string> = list.nextCursor ? { [NEXT_CURSOR_HEADER]: list.nextCursor } : {};
    return Response.json(list.records, { headers });
  },
});
