import { withRoute } from "@/app/api/_route";
import { createShare } from "@/lib/reports/operations/create-share";
import { listShares } from "@/lib/reports/operations/list-shares";
import { createShareBody, sharesQuery } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  query: sharesQuery,
  act: ({ ctx, query }) => listShares(ctx, query.report),
});

export const POST = withRoute({
  who: "user",
  limit: "write",
  body: createShareBody,
  act: ({ ctx, body }) => createShare({ ctx, input: body }),
});
