import { fileResponse } from "@/app/api/_file";
import { adminHtmlProblemResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { zipPack } from "@/lib/content/operations/read-pack-file";
import { packParams } from "@/lib/content/schema/packs";

export const GET = withRoute({
  summary: "Downloads all files of a pack.",
  produces: ["application/zip"],
  who: "admin",
  permission: "packs:read",
  limit: "read",
  params: packParams,
  handle: async ({ ctx, params }) => {
    const { name, bytes } = await zipPack(params.slug, ctx.now);
    return { name, content: bytes, type: "application/zip", save: true };
  },
  respond: fileResponse,
  respondToFailure: adminHtmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
