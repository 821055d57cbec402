import { refuseOthers, withRoute } from "@/app/api/_route";
import { listPacks } from "@/lib/content/operations/packs";
import { packListReply } from "@/lib/content/schema/packs";

export const GET = withRoute({
  summary: "Lists the packs.",
  who: "admin",
  permission: "packs:read",
  limit: "read",
  reply: packListReply,
  handle: () => listPacks(),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
