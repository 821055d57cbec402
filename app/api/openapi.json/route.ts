import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { refuseOthers, withRoute } from "@/app/api/_route";

/** Made from the declarations of all routes by `npm run generate`; it holds no secret and is for everybody. */
export const GET = withRoute({
  summary: "Reads this document.",
  produces: ["application/json"],
  who: "anyone",
  limit: "read",
  handle: () => readFile(join(process.cwd(), "generated/openapi.json"), "utf8"),
  respond: (text) =>
    new Response(text, {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, no-cache" },
    }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
