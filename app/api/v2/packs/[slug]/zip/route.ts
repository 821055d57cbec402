import { fileReply } from "@/app/api/_file";
import { withRoute } from "@/app/api/_route";
import { zipPack } from "@/lib/content/operations/read-pack-file";
import { packParams } from "@/lib/content/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  params: packParams,
  act: async ({ ctx, params }) => {
    const { name, bytes } = await zipPack(params.slug, ctx.now);
    return { name, content: bytes, type: "application/zip", save: true };
  },
  reply: fileReply,
});
