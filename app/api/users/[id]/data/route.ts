import { exportPersonalData, personalDataResponse } from "@/app/_personal-data";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";

export const GET = withRoute({
  summary: "Downloads everything that is kept of the person.",
  produces: ["application/json"],
  who: "user",
  limit: "download",
  params: userIdParams,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant }) => exportPersonalData(grant, ctx.now),
  respond: personalDataResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
