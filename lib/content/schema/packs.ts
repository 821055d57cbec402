import { z } from "zod";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { Reply } from "@/lib/platform/http/reply";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { PACK_FILES } from "../domain/pack-files";
import { PACK_INPUTS, SLUG_MAX } from "../domain/pack-form";
import { BRIDGE_SCHEMA, MANIFEST_SCHEMA, type PackBridge, type PackManifest } from "../domain/pack-manifest";
import type { QaResult } from "../domain/pack-qa";
import { CHAPTER_ROLES } from "../domain/slugs";

const contentLocale = z.enum(LOCALES.map(({ content }) => content));
const contentType = z.union(PERSONALITY_TYPES.map((type) => z.literal(type)));
const chapterRole = z.enum(CHAPTER_ROLES);

/** What is missing or no text counts as empty, and what is endless as too long, so that the field's own sentence answers. */
const typed = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === "string" ? value.slice(0, 1_000) : ""));

/** POST /api/v2/packs/create */
export const createPackBody = z.object({ slug: typed, domain: typed, input: typed });
export type CreatePackInput = z.infer<typeof createPackBody>;

export const slugParam = z
  .string()
  .min(1)
  .max(SLUG_MAX)
  .regex(/^[\w-]+$/, "not a slug");

/** /api/v2/packs/{slug}/... */
export const packParams = z.object({ slug: slugParam });
export const packFileParams = z.object({ slug: slugParam, file: z.enum(PACK_FILES) });
/** `download=1` saves the file, else it is shown. */
export const packFileQuery = z.object({ download: z.literal("1").optional() });

const schemaId = <Id extends string, Version extends number>(schema: { readonly id: Id; readonly version: Version }) =>
  z.object({ id: z.literal(schema.id), version: z.literal(schema.version) });

/** A manifest as it is kept; one of another form or version is refused on reading. */
export const packManifest = z.object({
  schema: schemaId(MANIFEST_SCHEMA),
  slug: z.string(),
  domain: z.string(),
  input: z.enum(PACK_INPUTS),
  locales: z.array(contentLocale),
  types: z.array(contentType),
  states: z.array(z.string()),
  roles: z.array(chapterRole),
  created: z.iso.datetime(),
  version: z.int().positive(),
}) satisfies z.ZodType<PackManifest>;

export const packBridge = z.object({
  schema: schemaId(BRIDGE_SCHEMA),
  slug: z.string(),
  sections: z.array(
    z.object({
      role: chapterRole,
      section: z.enum(["chapter", "answer"]),
      titles: z.record(contentLocale, z.string()),
    }),
  ),
}) satisfies z.ZodType<PackBridge>;

const place = { locale: contentLocale, type: z.number(), role: z.string() };

/** What a check of a pack found, as it is kept and sent. */
export const qaResult = z.object({
  wanted: z.number(),
  holes: z.array(z.object({ ...place, reason: z.enum(["missing", "placeholder", "draft"]) })),
  breaches: z.array(z.object({ ...place, rule: z.string(), excerpt: z.string() })),
  rendered: z.object({ html: z.number(), pdf: z.number() }),
  failures: z.array(
    z.object({
      form: z.enum(["html", "pdf"]),
      locale: contentLocale,
      types: z.array(z.number()),
      fault: z.string().nullable(),
    }),
  ),
  green: z.boolean(),
}) satisfies z.ZodType<QaResult>;

export const packQaRun = z.object({ at: z.iso.datetime(), result: qaResult });
export type PackQaRun = Reply<typeof packQaRun>;

/** PATCH /api/v2/packs/{slug}: what is absent stays. `released` makes it public without a green check. */
export const editPackBody = z.strictObject({
  slug: z.string().max(1_000).optional(),
  domain: z.string().max(1_000).optional(),
  input: z.string().max(100).optional(),
  released: z.boolean().optional(),
  hidden: z.boolean().optional(),
});
export type EditPackInput = z.infer<typeof editPackBody>;

/** A pack in the list of GET /api/v2/packs; `qa` is its latest check. */
export const packListItem = z
  .object({
    slug: z.string(),
    domain: z.string(),
    input: z.enum(PACK_INPUTS),
    version: z.number(),
    createdAt: z.iso.datetime(),
    files: z.array(z.enum(PACK_FILES)),
    /** Whether everybody may open its reports; until then administrators alone. */
    isPublic: z.boolean(),
    /** Whether an administrator made it public whatever its check says. */
    released: z.boolean(),
    hidden: z.boolean(),
    /** Whether its texts have changed since its latest check. */
    outdated: z.boolean(),
    /** When it was deleted; it can be brought back for 30 days. */
    deletedAt: z.iso.datetime().nullable(),
    qa: packQaRun.nullable(),
  })
  .meta({ id: "Pack" });
export type PackListItem = Reply<typeof packListItem>;
export const packListReply = z.object({
  packs: z.array(packListItem),
  /** Those that can still be brought back. */
  deleted: z.array(packListItem),
});
/** PATCH and DELETE /api/v2/packs/{slug}, POST /api/v2/packs/{slug}/restore */
export const packReply = z.object({ pack: packListItem });
export type PackReply = Reply<typeof packReply>;
export type PackListReply = Reply<typeof packListReply>;

/** The answer of POST /api/v2/packs/create; a refusal carries `ok: false` beside the usual fields of an error. */
export const createPackReply = z.object({ ok: z.literal(true), pack: packListItem });
export type CreatePackReply = Reply<typeof createPackReply>;
