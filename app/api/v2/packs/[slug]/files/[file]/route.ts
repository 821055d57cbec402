import { fileResponse } from "@/app/api/_file";
import { adminHtmlProblemResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { readPackFile } from "@/lib/content/operations/read-pack-file";
import { packFileParams, packFileQuery } from "@/lib/content/schema/packs";

export const GET = withRoute({
  summary: "Reads a file of a pack.",
  produces: ["application/json"],
  who: "admin",
  permission: "packs:read",
  limit: "read",
  params: packFileParams,
  query: packFileQuery,
  handle: async ({ ctx, params, query }) => {
    const { name, text } = await readPackFile(params.slug, params.file, ctx.now);
    return { name, content: text, type: "application/json; charset=utf-8", save: query.download === "1" };
  },
  respond: fileResponse,
  respondToFailure: adminHtmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
