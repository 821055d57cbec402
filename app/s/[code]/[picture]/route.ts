import { pictureResponse } from "@/app/api/_file";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderPicture } from "@/components/report/picture/render";
import { openSharedPicture } from "@/lib/reports/operations/open-shared";
import { shortLinkPictureParams } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Draws the picture of what a link shows.",
  produces: ["image/png"],
  who: "anyone",
  limit: "read",
  params: shortLinkPictureParams,
  handle: async ({ ctx, params: { code, picture } }) => renderPicture(await openSharedPicture(ctx, code), picture),
  respond: pictureResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
