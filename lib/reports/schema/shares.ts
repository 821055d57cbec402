import { z } from "zod";
import type { Reply } from "@/lib/platform/http/reply";
import { DEFAULT_SHARE_LIFE, SHARE_LIVES } from "../domain/share-life";
import { SHAREABLE_SECTIONS, type ShareSettings } from "../domain/shared-document";
import { language } from "../schema";

const sections = z
  .array(z.enum(SHAREABLE_SECTIONS))
  .refine((ids) => new Set(ids).size === ids.length, "a section is chosen twice");

/** POST /api/shares: a new link to parts of one's own saved report. */
export const createShareBody = z.object({
  reportId: z.uuid(),
  sections,
  showName: z.boolean(),
  showSign: z.boolean().default(false),
  language: language.optional(),
  /** 30 days, a year, or until it is ended. */
  lasts: z.enum(SHARE_LIVES).default(DEFAULT_SHARE_LIFE),
});
export type CreateShareInput = z.infer<typeof createShareBody>;

/** A link as its owner sees it. */
export const shareItem = z
  .object({
    id: z.string(),
    sections,
    showName: z.boolean(),
    showSign: z.boolean(),
    language,
    /** The address to pass on, without the host; null for one that was made when addresses were told once. */
    url: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** From then on it shows nothing; null for one that lives until its owner ends it. */
    endsAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    openedCount: z.number().int(),
    lastOpenedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "SharedLink" });
export type ShareItem = Reply<typeof shareItem>;
export const createShareReply = z.object({
  share: shareItem,
  /** The address to pass on, without the host. */
  url: z.string(),
});
export type CreateShareReply = Reply<typeof createShareReply>;
/** GET /api/shares: latest first. */
export const sharesReply = z.array(shareItem);

/** GET /api/shares?report= */
export const sharesQuery = z.object({ report: z.uuid() });
/** GET /api/shares/chapters: the chapters that the report has in a language. */
export const shareChaptersQuery = sharesQuery.extend({ lang: language.optional() });
export const shareChaptersReply = z.object({ sections: z.array(z.enum(SHAREABLE_SECTIONS)) });
export type ShareChaptersReply = Reply<typeof shareChaptersReply>;
/** DELETE /api/shares/{id} */
export const shareParams = z.object({ id: z.uuid() });

/** GET /api/shares/preview: what a link with these choices would show; sections are joined by commas. */
export const sharePreviewQuery = z.object({
  report: z.uuid(),
  sections: z
    .string()
    .max(200)
    .default("")
    .transform((joined) => joined.split(",").filter((id) => id !== ""))
    .pipe(sections),
  name: z.enum(["0", "1"]).default("0"),
  sign: z.enum(["0", "1"]).default("0"),
  lang: language.optional(),
});

/** What is chosen in such an address. */
export function toSharing(
  choice: Pick<z.output<typeof sharePreviewQuery>, "sections" | "name" | "sign">,
): ShareSettings {
  return { sections: choice.sections, showName: choice.name === "1", showSign: choice.sign === "1" };
}

const pictureForm = z.enum(["card", "story"]);
/** GET /api/shares/picture: the picture that goes with such a link. */
export const sharePictureQuery = sharePreviewQuery.extend({ form: pictureForm.default("story") });

/** GET /api/shared/{token}: the address of links that were made before there were short ones. */
export const sharedParams = z.object({ token: z.string().regex(/^(?:[\w-]{16}|[\w-]{32})$/, "no token") });
/** GET /s/{code}: what is no code of ours is answered as one that has ended. */
export const shortLinkParams = z.object({ code: z.string().max(200) });
/** GET /s/{code}/{form}.png */
export const shortLinkPictureParams = shortLinkParams.extend({
  picture: z
    .string()
    .regex(/^\w+\.png$/, "no picture")
    .transform((name) => name.slice(0, -".png".length))
    .pipe(pictureForm),
});
