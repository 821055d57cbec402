import { refuseOthers, withRoute } from "@/app/api/_route";
import { createShare, listShares } from "@/lib/reports/operations/shares";
import { createShareBody, createShareReply, sharesQuery, sharesReply } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Lists the links to a saved report, latest first.",
  who: "user",
  limit: "read",
  query: sharesQuery,
  reply: sharesReply,
  handle: ({ ctx, query }) => listShares(ctx, query.report),
});

export const POST = withRoute({
  summary: "Makes a link to parts of a saved report.",
  who: "user",
  limit: "keep",
  body: createShareBody,
  reply: createShareReply,
  status: 201,
  handle: ({ ctx, body }) => createShare({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
