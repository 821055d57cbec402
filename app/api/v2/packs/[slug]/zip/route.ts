import { fileResponse } from "@/app/api/_file";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { zipPack } from "@/lib/content/operations/read-pack-file";
import { packParams } from "@/lib/content/schema/packs";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  params: packParams,
  handle: async ({ ctx, params }) => {
    const { name, bytes } = await zipPack(params.slug, ctx.now);
    return { name, content: bytes, type: "application/zip", save: true };
  },
  respond: fileResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
