import { refuseOthers, withRoute } from "@/app/api/_route";
import { revokeShare } from "@/lib/reports/operations/shares";
import { shareItem, shareParams } from "@/lib/reports/schema/shares";

export const DELETE = withRoute({
  summary: "Takes back a link.",
  who: "user",
  limit: "write",
  params: shareParams,
  reply: shareItem,
  handle: ({ ctx, params }) => revokeShare(ctx, params.id),
});

export const { GET, PATCH, POST, PUT } = refuseOthers("DELETE");
