import { refuseOthers, withRoute } from "@/app/api/_route";
import { listPacks } from "@/lib/content/operations/list-packs";
import { packListReply } from "@/lib/content/schema/packs";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  reply: packListReply,
  handle: async () => ({ packs: await listPacks() }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
