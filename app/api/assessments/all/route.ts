import { refuseOthers, withRoute } from "@/app/api/_route";
import { streamResponse } from "@/app/api/_stream";
import { assertMay } from "@/lib/accounts/access";
import { csvFileName, EMPTY_EXPORT_HEADER, NEXT_CURSOR_HEADER } from "@/lib/analytics/domain/assessment-list";
import { listAssessments } from "@/lib/analytics/operations/assessments";
import { assessmentsQuery, assessmentsReply } from "@/lib/analytics/schema";

export const GET = withRoute({
  summary: "Lists completed assessments, as JSON or CSV.",
  produces: ["application/json", "text/csv"],
  who: "admin",
  permission: "people:read",
  logs: ({ query }) => (query.format !== "json" ? "recordsExport" : null),
  limit: "read",
  query: assessmentsQuery,
  reply: assessmentsReply,
  authorize: ({ ctx, query }) => {
    if (query.format !== "json") assertMay(ctx.actor, "data:export");
  },
  handle: ({ ctx, query }) => listAssessments({ now: ctx.now, locale: ctx.locale, query }),
  respond: (list, json) => {
    if (list.kind === "all") return streamResponse(list.parts, { "content-type": "application/json" });
    if (list.kind !== "page") {
      return streamResponse(list.parts, {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="${csvFileName(list.at, list.kind === "words")}"`,
        [EMPTY_EXPORT_HEADER]: String(list.isEmpty),
      });
    }
    const headers: Record<string, string> = list.nextCursor ? { [NEXT_CURSOR_HEADER]: list.nextCursor } : {};
    return json(list.records, { headers });
  },
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
