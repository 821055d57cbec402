import { refuseOthers, withRoute } from "@/app/api/_route";
import { orderAtoms } from "@/lib/content/operations/atoms";
import { nameCell } from "@/lib/content/operations/name-texts";
import { orderAtomsBody, orderAtomsReply } from "@/lib/content/schema/coverage";

export const PUT = withRoute({
  summary: "Puts the texts of one place in an order.",
  who: "admin",
  permission: "texts:write",
  logs: ({ body }) => ({ action: "textsOrder", subject: nameCell(body) }),
  limit: "write",
  body: orderAtomsBody,
  reply: orderAtomsReply,
  handle: ({ body }) => orderAtoms({ input: body }),
});

export const { DELETE, GET, PATCH, POST } = refuseOthers("PUT");
