import { refuseOthers, withRoute } from "@/app/api/_route";
import { restorePack } from "@/lib/content/operations/packs";
import { packParams, packReply } from "@/lib/content/schema/packs";

export const POST = withRoute({
  summary: "Brings a deleted pack back.",
  who: "admin",
  permission: "packs:write",
  logs: "packRestore",
  limit: "write",
  params: packParams,
  reply: packReply,
  handle: ({ params }) => restorePack(params.slug),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
