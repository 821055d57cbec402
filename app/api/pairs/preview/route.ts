import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { previewMatch } from "@/lib/reports/operations/matches";
import { matchCodeBody, matchPreviewReply } from "@/lib/reports/schema";

export const POST = withRoute({
  summary: "Says whose code it is.",
  who: "user",
  limit: "write",
  body: matchCodeBody,
  reply: matchPreviewReply,
  handle: ({ ctx, body }) => previewMatch(ownIdOf(ctx.actor), body.code, ctx.now),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
