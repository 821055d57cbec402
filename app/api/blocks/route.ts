import { withRoute } from "@/app/api/_route";
import { listBlocks } from "@/lib/assessment/operations/list-blocks";
import { blocksQuery } from "@/lib/assessment/schema";

export const GET = withRoute({
  who: "anyone",
  limit: "read",
  query: blocksQuery,
  act: ({ ctx, query }) => listBlocks(query.type, ctx.locale),
});
