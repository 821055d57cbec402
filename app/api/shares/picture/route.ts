import { pictureResponse } from "@/app/api/_file";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { renderPicture } from "@/components/report/picture/render";
import { previewPicture } from "@/lib/reports/operations/shares";
import { sharePictureQuery, toSharing } from "@/lib/reports/schema/shares";

export const GET = withRoute({
  summary: "Draws the picture that a link would show, before it is made.",
  produces: ["image/png"],
  who: "user",
  limit: "read",
  query: sharePictureQuery,
  handle: async ({ ctx, query: { report, lang, form, ...choice } }) =>
    renderPicture(await previewPicture(ctx, report, toSharing(choice), lang ?? ctx.locale), form),
  respond: pictureResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
