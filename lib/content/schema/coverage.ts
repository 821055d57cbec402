import { z } from "zod";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { isInstant } from "@/lib/assessment/domain/run/instant";
import type { Reply } from "@/lib/platform/http/reply";
import type { CoverageRow } from "../domain/coverage";
import { COVERAGE_LOCALES, COVERAGE_STATES, COVERAGE_TYPES, NO_STATE } from "../domain/dimensions";
import { ALL_ROLES } from "../domain/slugs";
import { slugParam as slug } from "./packs";

const locale = z.enum(COVERAGE_LOCALES);
const state = z.enum([NO_STATE, ...COVERAGE_STATES]);
const role = z.enum(ALL_ROLES as [string, ...string[]]);

const MAX_BODY_LENGTH = 4_000;
const body = z.string().trim().min(1).max(MAX_BODY_LENGTH);
/** The name under which an editor works; empty for the administrator. */
const by = z.string().trim().max(60).default("");

/** A list in one query value, joined by commas; empty or absent means all. */
const commaSeparated = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .max(4_000)
    .default("")
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(item).max(100));

/** GET /api/v2/coverage */
export const coverageQuery = z.object({ slug: commaSeparated(slug), locale: commaSeparated(locale) });
export type CoverageQuery = z.infer<typeof coverageQuery>;
export const coverageReply = z.object({
  coverage: z.array(
    z.object({
      slug: z.string(),
      locale: z.string(),
      type: z.string(),
      state: z.string(),
      role: z.string(),
      has: z.boolean(),
      count: z.number(),
      violations: z.array(z.string()),
      drafts: z.number(),
      published: z.number(),
      demand: z.number(),
    }) satisfies z.ZodType<CoverageRow>,
  ),
  /** Every slug that there is, fixed ones first. */
  slugs: z.array(z.string()),
});
export type CoverageReply = Reply<typeof coverageReply>;

/** POST /api/v2/coverage/draft */
export const draftBody = z.strictObject({
  slug,
  locale,
  type: z.enum(COVERAGE_TYPES),
  role,
  state: state.optional(),
  count: z.number().int().min(1).max(10).default(3),
  /** Leaves a cell alone that has a text already. */
  onlyEmpty: z.boolean().default(false),
});
export type DraftInput = z.input<typeof draftBody>;
export const draftReply = z.object({ added: z.number() });

/** POST /api/v2/coverage/translate */
export const translateBody = z.strictObject({
  slug,
  from: z.literal("en").default("en"),
  to: z
    .array(locale.exclude(["en"]))
    .min(1)
    .max(COVERAGE_LOCALES.length),
  /** Types, moods and sections; an absent list means all. */
  type: z.array(z.enum(COVERAGE_TYPES)).min(1).max(COVERAGE_TYPES.length).optional(),
  state: z
    .array(state)
    .min(1)
    .max(COVERAGE_STATES.length + 1)
    .optional(),
  role: z.array(role).min(1).max(ALL_ROLES.length).optional(),
  /** Leaves a cell of another language alone that has a text already. */
  onlyEmpty: z.boolean().default(false),
});
export type TranslateInput = z.input<typeof translateBody>;
export const translateReply = z.object({ created: z.number() });

const cell = { slug, locale, type: z.enum(COVERAGE_TYPES), state: state.default(NO_STATE), role };

/** GET /api/v2/coverage/atoms: the texts of one cell. */
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

/** DELETE /api/v2/coverage/atoms/{id} */
export const deleteAtomQuery = z.object({ seen, by });
export type DeleteAtomQuery = z.infer<typeof deleteAtomQuery>;

/** PUT /api/v2/coverage/atoms/order: all texts of a cell, in their new order. */
export const orderAtomsBody = z.strictObject({ ...cell, ids: z.array(z.uuid()).min(1).max(100) });
export type OrderAtomsInput = z.infer<typeof orderAtomsBody>;
export const orderAtomsReply = z.object({ ids: z.array(z.string()) });

/** GET /api/v2/coverage/drafts: those of the chosen slugs, and of the rest where something is chosen; `none` is no mood. */
export const draftsQuery = z.object({
  slug: commaSeparated(slug).pipe(z.array(slug).min(1)),
  locale: commaSeparated(locale),
  type: commaSeparated(z.enum(COVERAGE_TYPES)),
  state: commaSeparated(z.enum(["none", ...COVERAGE_STATES])),
  role: commaSeparated(role),
});
export type DraftsQuery = z.infer<typeof draftsQuery>;
const draftView = z.object({
  ...{ id: z.string(), slug: z.string(), locale: z.string(), type: z.string(), state: z.string(), role: z.string() },
  ...{ position: z.number(), body: z.string(), violations: z.array(z.string()), updatedAt: z.iso.datetime() },
  /** The English text of the same place; null for English, and where there is none. */
  source: z.string().nullable(),
});
export type DraftView = Reply<typeof draftView>;
/** `count` is how many there are; the list is cut off. */
export const draftsReply = z.object({ count: z.number(), drafts: z.array(draftView) });
export type DraftsReply = Reply<typeof draftsReply>;

/** POST /api/v2/coverage/publish */
export const publishBody = z.strictObject({
  drafts: z
    .array(z.strictObject({ id: z.uuid(), seen }))
    .min(1)
    .max(200),
  by,
});
export type PublishInput = z.infer<typeof publishBody>;
export const publishReply = z.object({ published: z.number() });

/** POST /api/v2/coverage/preview: a report with this text in its place. */
export const previewBody = z.strictObject({ ...cell, body });
export type PreviewInput = z.infer<typeof previewBody>;

const revisionView = z.object({
  id: z.string(),
  action: z.string(),
  body: z.string(),
  status: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type RevisionView = Reply<typeof revisionView>;

/** An atom of a cell, as the editor takes it. */
const atomView = z.object({
  id: z.string(),
  position: z.number(),
  body: z.string(),
  status: z.string(),
  violations: z.array(z.string()),
  updatedAt: z.iso.datetime(),
  /** Whether it ships with the product: then it can be withdrawn, and not deleted. */
  shipped: z.boolean(),
  /** The English text of the same place; null for English, and where there is none. */
  source: z.string().nullable(),
  /** Whether that text changed since. */
  sourceMoved: z.boolean(),
  /** Latest first. */
  revisions: z.array(revisionView),
});
export type AtomView = Reply<typeof atomView>;

export const cellReply = z.object({
  atoms: z.array(atomView),
  /** English texts of the cell that have no translation yet, by position. */
  sources: z.array(z.object({ position: z.number(), body: z.string() })),
  /** Texts of the cell that were deleted within 30 days, latest first. */
  deleted: z.array(z.object({ id: z.string(), body: z.string(), by: z.string(), at: z.iso.datetime() })),
});
export type CellReply = Reply<typeof cellReply>;

/** The answer to a text that was written, changed or reverted. */
export const atomReply = z.object({ id: z.string() });
/** A report as one page of HTML. */
export const previewReply = z.object({ html: z.string() });

/** GET /api/v2/coverage/export */
const FILE_FORMATS = ["json", "csv"] as const;
export const exportQuery = z.object({ slug, locale: commaSeparated(locale), format: z.enum(FILE_FORMATS) });
export type ExportQuery = z.infer<typeof exportQuery>;

/** POST /api/v2/coverage/import: says what would change, and changes it only when `apply` is set. */
export const MAX_IMPORT_BYTES = 4 * 1024 * 1024;
export const importBody = z.strictObject({
  slug,
  format: z.enum(FILE_FORMATS),
  text: z.string().min(1).max(MAX_IMPORT_BYTES),
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

const fileTextSummary = z.object({
  locale: z.string(),
  type: z.number(),
  state: z.string(),
  role: z.string(),
  position: z.number(),
  status: z.string(),
});
export const importReply = z.object({
  applied: z.boolean(),
  added: z.array(fileTextSummary),
  changed: z.array(fileTextSummary.extend({ before: z.string(), after: z.string() })),
  unchanged: z.number(),
  refused: z.array(z.object({ line: z.number(), reason: z.string() })),
});
export type ImportReply = Reply<typeof importReply>;
