import { refuseOthers, withRoute } from "@/app/api/_route";
import { listBlocks } from "@/lib/assessment/operations/step-texts";
import { blocksQuery, blocksReply } from "@/lib/assessment/schema/step-texts";

export const GET = withRoute({
  summary: "Lists the two building blocks of a type.",
  who: "anyone",
  limit: "read",
  query: blocksQuery,
  reply: blocksReply,
  handle: ({ ctx, query }) => listBlocks(query.type, ctx.locale),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
