import { refuseOthers, withRoute } from "@/app/api/_route";
import { listShareableChapters } from "@/lib/reports/operations/shares";
import { shareChaptersQuery, shareChaptersReply } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Names the chapters of a saved report that a link to it can show.",
  who: "user",
  limit: "read",
  query: shareChaptersQuery,
  reply: shareChaptersReply,
  handle: ({ ctx, query: { report, lang } }) => listShareableChapters(ctx, report, lang ?? ctx.locale),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
