import { refuseOthers, withRoute } from "@/app/api/_route";
import { orderAtoms } from "@/lib/content/operations/atoms";
import { orderAtomsBody, orderAtomsReply } from "@/lib/content/schema/coverage";

export const PUT = withRoute({
  summary: "Puts the texts of one place in an order.",
  who: "admin",
  permission: "texts:write",
  logs: "textWrite",
  limit: "write",
  body: orderAtomsBody,
  reply: orderAtomsReply,
  handle: ({ body }) => orderAtoms({ input: body }),
});

export const { DELETE, GET, PATCH, POST } = refuseOthers("PUT");
