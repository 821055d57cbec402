import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadDeliveries } from "@/lib/programs/operations/webhooks";
import { deliveriesQuery, deliveriesReply, idParams } from "@/lib/programs/schema";

export const GET = withRoute({
  summary: "Lists what an address was told and is to be told, latest first, a page at a time.",
  who: "admin",
  permission: "administrators:manage",
  limit: "read",
  params: idParams,
  query: deliveriesQuery,
  reply: deliveriesReply,
  handle: ({ params, query }) => loadDeliveries(params.id, query.before),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
