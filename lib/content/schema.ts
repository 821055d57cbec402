import { z } from "zod";
import { isInstant } from "@/lib/assessment/domain/instant";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { COVERAGE_LOCALES, COVERAGE_ROLES, COVERAGE_STATES, COVERAGE_TYPES, NO_STATE } from "./domain/dimensions";
import { PACK_FILES } from "./domain/pack-files";
import { PACK_INPUTS, SLUG_MAX } from "./domain/pack-form";
import { BRIDGE_SCHEMA, MANIFEST_SCHEMA, type PackBridge, type PackManifest } from "./domain/pack-manifest";
import type { QaResult } from "./domain/pack-qa";
import { CHAPTER_ROLES } from "./domain/slugs";

const contentLocale = z.enum(LOCALES.map(({ content }) => content));
const contentType = z.union(PERSONALITY_TYPES.map((type) => z.literal(type)));
const chapterRole = z.enum(CHAPTER_ROLES);

/** POST /api/v2/packs/create; a field that is missing counts as empty, so that its own sentence answers. */
export const createPackBody = z.object({
  slug: z.string().max(1_000).default(""),
  domain: z.string().max(1_000).default(""),
  input: z.string().max(100).default(""),
});
export type CreatePackInput = z.infer<typeof createPackBody>;

const slugInAddress = z
  .string()
  .min(1)
  .max(SLUG_MAX)
  .regex(/^[\w-]+$/, "not a slug");

/** /api/v2/packs/{slug}/... */
export const packParams = z.object({ slug: slugInAddress });
export const packFileParams = z.object({ slug: slugInAddress, file: z.enum(PACK_FILES) });
/** `download=1` saves the file, else it is shown. */
export const packFileQuery = z.object({ download: z.literal("1").optional() });

const schemaMark = <T extends { readonly id: string; readonly version: number }>({ id, version }: T) =>
  z.object({ id: z.literal(id), version: z.literal(version) }) as unknown as z.ZodType<T>;

/** A manifest as it is kept; one of another form or version is refused on reading. */
export const packManifest = z.object({
  schema: schemaMark(MANIFEST_SCHEMA),
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
  schema: schemaMark(BRIDGE_SCHEMA),
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
export type PackQaRun = z.infer<typeof packQaRun>;

/** A pack in the list of GET /api/v2/packs; `qa` is its latest check. */
export const packListItem = z.object({
  slug: z.string(),
  domain: z.string(),
  input: z.enum(PACK_INPUTS),
  version: z.number(),
  createdAt: z.iso.datetime(),
  files: z.array(z.enum(PACK_FILES)),
  qa: packQaRun.nullable(),
});
export type PackListItem = z.infer<typeof packListItem>;
export const packListReply = z.object({ packs: z.array(packListItem) });
export type PackListReply = z.infer<typeof packListReply>;

/** The answer of POST /api/v2/packs/create; a refusal carries `ok: false` beside the usual fields of an error. */
export const createPackReply = z.object({ ok: z.literal(true), pack: packListItem });
export type CreatePackReply = z.infer<typeof createPackReply>;

const slug = slugInAddress;
const locale = z.enum(COVERAGE_LOCALES);
const state = z.enum([NO_STATE, ...COVERAGE_STATES]);
const role = z.enum(COVERAGE_ROLES as [string, ...string[]]);

export const MAX_BODY = 4_000;
const body = z.string().trim().min(1).max(MAX_BODY);
/** The name under which an editor works; empty for the administrator. */
const by = z.string().trim().max(60).default("");

/** A list in one query value, joined by commas; empty or absent means all. */
const listOf = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .max(4_000)
    .default("")
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(item).max(100));

/** GET /api/v2/coverage */
export const coverageQuery = z.object({ slug: listOf(slug), locale: listOf(locale) });
export type CoverageQuery = z.infer<typeof coverageQuery>;

/** POST /api/v2/coverage/draft */
export const draftBody = z.strictObject({
  slug,
  locale,
  type: z.enum(COVERAGE_TYPES),
  role,
  state: state.optional(),
  count: z.number().int().min(1).max(10).default(3),
});
export type DraftInput = z.infer<typeof draftBody>;
export interface DraftReply {
  readonly added: number;
}

/** POST /api/v2/coverage/translate */
export const translateBody = z.strictObject({
  slug,
  from: z.literal("en").default("en"),
  to: z
    .array(locale.exclude(["en"]))
    .min(1)
    .max(COVERAGE_LOCALES.length),
});
export type TranslateInput = z.infer<typeof translateBody>;
export interface TranslateReply {
  readonly created: number;
}

const cell = { slug, locale, type: z.enum(COVERAGE_TYPES), state: state.default(NO_STATE), role };

/** GET /api/v2/coverage/atoms: what stands in one cell. */
export const cellQuery = z.object(cell);
export type CellQuery = z.infer<typeof cellQuery>;

/** POST /api/v2/coverage/atoms: a new text at the end of a cell. */
export const writeAtomBody = z.strictObject({
  ...cell,
  body,
  by,
  status: z.enum(["draft", "published"]).default("draft"),
});
export type WriteAtomInput = z.infer<typeof writeAtomBody>;

export const atomParams = z.object({ id: z.uuid() });

/** When the editor's copy was last changed: a save over somebody else's change is refused. */
const seen = z.iso.datetime().refine((given) => isInstant(new Date(given)), "not a time between 1970 and 2100");

/** PATCH /api/v2/coverage/atoms/{id} */
export const editAtomBody = z.strictObject({ body, status: z.enum(["draft", "published"]), by, seen });
export type EditAtomInput = z.infer<typeof editAtomBody>;

/** POST /api/v2/coverage/atoms/{id}/revert */
export const revertAtomBody = z.strictObject({ revisionId: z.uuid(), by, seen });
export type RevertAtomInput = z.infer<typeof revertAtomBody>;

/** POST /api/v2/coverage/preview: a report with this text in its place. */
export const previewBody = z.strictObject({ ...cell, body });
export type PreviewInput = z.infer<typeof previewBody>;

/** An atom of a cell, as the editor takes it. */
export interface AtomView {
  readonly id: string;
  readonly position: number;
  readonly body: string;
  readonly status: string;
  readonly violations: readonly string[];
  readonly updatedAt: string;
  /** The English text of the same place; null for English, and where there is none. */
  readonly source: string | null;
  /** Whether that text changed since. */
  readonly sourceMoved: boolean;
  /** Latest first. */
  readonly revisions: readonly RevisionView[];
}
export interface RevisionView {
  readonly id: string;
  readonly action: string;
  readonly body: string;
  readonly status: string;
  readonly by: string;
  readonly at: string;
}
export interface CellReply {
  readonly atoms: readonly AtomView[];
  /** English texts of the cell that nothing stands beside yet, by position. */
  readonly sources: readonly { readonly position: number; readonly body: string }[];
}

/** GET /api/v2/coverage/export */
export const FILE_FORMATS = ["json", "csv"] as const;
export const exportQuery = z.object({ slug, locale: listOf(locale), format: z.enum(FILE_FORMATS) });
export type ExportQuery = z.infer<typeof exportQuery>;

/** POST /api/v2/coverage/import: says what would change, and changes it only when `apply` is set. */
export const IMPORT_BYTES = 4 * 1024 * 1024;
export const importBody = z.strictObject({
  slug,
  format: z.enum(FILE_FORMATS),
  text: z.string().min(1).max(IMPORT_BYTES),
  apply: z.boolean().default(false),
  by,
});
export type ImportInput = z.infer<typeof importBody>;

/** One text of a file for translators; `state` may be missing, `status` is what the text is to be. */
export const fileRow = z.object({
  locale,
  type: z.union([z.enum(COVERAGE_TYPES), z.coerce.number().pipe(z.literal([...PERSONALITY_TYPES]))]),
  state: state.default(NO_STATE),
  role,
  position: z.coerce.number().int().min(0).max(99).default(0),
  status: z.enum(["placeholder", "draft", "published"]).default("draft"),
  body,
});

interface FilePlace {
  readonly locale: string;
  readonly type: number;
  readonly state: string;
  readonly role: string;
  readonly position: number;
  readonly status: string;
}
export interface ImportReply {
  readonly applied: boolean;
  readonly added: readonly FilePlace[];
  readonly changed: readonly (FilePlace & { readonly before: string; readonly after: string })[];
  readonly unchanged: number;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}
