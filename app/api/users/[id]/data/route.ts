import { exportPersonalData } from "@/app/_personal-data";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { streamResponse } from "@/app/api/_stream";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { BRAND } from "@/lib/platform/brand";

/** A file name of plain letters, whatever the brand is. */
const FILE = `${BRAND.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-data`;

export const GET = withRoute({
  who: "user",
  limit: "download",
  params: userIdParams,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant }) => exportPersonalData(grant, ctx.now),
  respond: ({ exportedAt, parts }) =>
    streamResponse(parts, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${FILE}-${exportedAt.slice(0, 10)}.json"`,
      "cache-control": "private, no-store",
    }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
