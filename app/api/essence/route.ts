import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadTagline } from "@/lib/content/operations/load-report-texts";
import { essenceQuery, essenceReply } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Says a type in one line.",
  who: "anyone",
  limit: "read",
  query: essenceQuery,
  reply: essenceReply,
  handle: async ({ ctx, query }) => ({ essence: await loadTagline(ctx.locale, query.type) }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
