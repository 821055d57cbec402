import { refuseOthers, withRoute } from "@/app/api/_route";
import { createShare } from "@/lib/reports/operations/create-share";
import { listShares } from "@/lib/reports/operations/list-shares";
import { createShareBody, createShareReply, sharesQuery, sharesReply } from "@/lib/reports/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  query: sharesQuery,
  reply: sharesReply,
  handle: ({ ctx, query }) => listShares(ctx, query.report),
});

export const POST = withRoute({
  who: "user",
  limit: "keep",
  body: createShareBody,
  reply: createShareReply,
  handle: ({ ctx, body }) => createShare({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
