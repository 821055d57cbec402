import { refuseOthers, withRoute } from "@/app/api/_route";
import { tryAgain } from "@/lib/programs/operations/webhooks";
import { deliveryReply, idParams } from "@/lib/programs/schema";

export const POST = withRoute({
  summary: "Tries a delivery again now.",
  who: "admin",
  permission: "administrators:manage",
  logs: "webhookChange",
  limit: "write",
  params: idParams,
  reply: deliveryReply,
  handle: ({ ctx, params }) => tryAgain(params.id, ctx.now),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
