import { withRoute } from "@/app/api/_route";
import { revokeShare } from "@/lib/reports/operations/revoke-share";
import { shareParams } from "@/lib/reports/schema";

export const DELETE = withRoute({
  who: "user",
  limit: "write",
  params: shareParams,
  act: ({ ctx, params }) => revokeShare(ctx, params.id),
});
