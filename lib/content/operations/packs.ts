import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import {
  type ContentLocale,
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  localeFrom,
  localeInfo,
} from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import {
  findAtomsOfSlug,
  findPack,
  findPackOrDeleted,
  findPacks,
  findTextChanges,
  insertPack,
  insertQaRun,
  type StoredPack,
  setPackDeleted,
  updatePack,
} from "../data/packs";
import { publishedAtoms } from "../data/published";
import { noteTextsChanged } from "../data/texts-version";
import { PACK_FILES, type PackAtom } from "../domain/pack-files";
import {
  isPackInput,
  type PackForm,
  type PackInput,
  packFormErrors,
  slugKey,
  trimmedPackForm,
} from "../domain/pack-form";
import { newBridge, newManifest } from "../domain/pack-manifest";
import { isPublicPack, type QaResult } from "../domain/pack-qa";
import { type PackTexts, packTexts } from "../domain/pack-texts";
import { type ChapterRole, isShippedSlug } from "../domain/slugs";
import type {
  CreatePackInput,
  CreatePackReply,
  EditPackInput,
  PackListItem,
  PackListReply,
  PackReply,
} from "../schema/packs";

export type { StoredPack };
/** The pack of a slug, whatever its capitals; null when none was opened. */
export const loadPack = findPack;

/** What a slug has to say about each of these types, in the language or in English; holes are named, never thrown. */
export async function loadPackTexts(
  slug: string,
  locale: Locale,
  types: readonly PersonalityType[],
): Promise<readonly PackTexts[]> {
  const [content, english] = [localeInfo(locale).content, localeInfo(DEFAULT_LOCALE).content];
  return Promise.all(
    types.map(async (type) => packTexts(await publishedAtoms([slug], [content, english], type), slug, content, type)),
  );
}

/** Every text of a pack, for a check of it. */
export async function loadPackAtoms(pack: StoredPack): Promise<readonly PackAtom[]> {
  return findAtomsOfSlug(pack.slug);
}

/** Keeps what a check of a pack found, by which it may have become public. */
export async function saveQaRun(pack: StoredPack, at: Date, result: QaResult): Promise<void> {
  await insertQaRun(pack.id, at, result);
  noteTextsChanged();
}

/** A pack as a list shows it. @param textsChangedAt when one of its texts was last changed */
function packListItem(pack: StoredPack, textsChangedAt?: Date): PackListItem {
  const { manifest, createdAt, releasedAt, hiddenAt, deletedAt, qa } = pack;
  const { slug, domain, input, version } = manifest;
  return {
    ...{ slug, domain, input, version, qa },
    createdAt: createdAt.toISOString(),
    files: [...PACK_FILES],
    isPublic: isPublicPack(pack),
    released: releasedAt !== null,
    hidden: hiddenAt !== null,
    outdated: qa !== null && textsChangedAt !== undefined && textsChangedAt > new Date(qa.at),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

async function withTextChanges(packs: readonly StoredPack[]): Promise<PackListItem[]> {
  const changes = await findTextChanges(packs.map(({ slug }) => slug));
  return packs.map((pack) => packListItem(pack, changes.get(pack.slug)));
}

/** Every pack with its files and its latest check, newest first; those that were deleted apart. */
export async function listPacks(): Promise<PackListReply> {
  const packs = await withTextChanges(await findPacks());
  return {
    packs: packs.filter(({ deletedAt }) => deletedAt === null),
    deleted: packs.filter(({ deletedAt }) => deletedAt !== null),
  };
}

/** The packs that everybody may open, about one person or about two, oldest first. */
export async function listPublicPacks(wanted: PackInput): Promise<{ slug: string; domain: string }[]> {
  const packs = (await findPacks()).filter((pack) => isPublicPack(pack) && pack.manifest.input === wanted);
  return packs.map(({ manifest: { slug, domain } }) => ({ slug, domain })).reverse();
}

const CONTENT_LOCALES = LOCALES.map(({ content }) => content);

/** The heading of a role, as the bridge keeps it for each language. */
function roleTitle(role: ChapterRole, locale: ContentLocale): string {
  return translator(localeFrom(locale) ?? "en")(`pair.roles.${role}`);
}

/**
 * What somebody filled in, trimmed and checked.
 * @throws AppError invalid_input with the first sentence that applies, in this language; conflict for a slug that ships.
 */
function checkPackForm(input: PackForm, locale: Locale): PackForm & { readonly input: PackInput } {
  const form = trimmedPackForm(input);
  const errors = Object.entries(packFormErrors(form));
  const [first] = errors;
  if (first || !isPackInput(form.input)) {
    const t = translator(locale);
    const issues = errors.map(([path, error]) => ({ path, message: t(`errors.${error}`) }));
    throw new AppError("invalid_input", { ...(first && { messageKey: first[1] }), issues });
  }
  if (isShippedSlug(slugKey(form.slug))) throw new AppError("conflict", { messageKey: "packSlugTaken" });
  return { ...form, input: form.input };
}

/**
 * Opens a pack: keeps its manifest and its bridge. Its reports render from then on, with what is written.
 * @throws AppError invalid_input with the first sentence that applies; conflict when the slug is taken.
 */
export async function createPack({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: CreatePackInput;
}): Promise<CreatePackReply> {
  const form = checkPackForm(input, ctx.locale);
  const manifest = newManifest({ ...form, created: ctx.now.toISOString() }, CONTENT_LOCALES);
  return { ok: true, pack: packListItem(await insertPack(manifest, newBridge(manifest, roleTitle))) };
}

async function requirePack(slug: string, find = findPack): Promise<StoredPack> {
  const pack = await find(slug);
  if (!pack) throw new AppError("not_found");
  return pack;
}

async function replyOf(slug: string): Promise<PackReply> {
  const pack = await requirePack(slug, findPackOrDeleted);
  const changes = await findTextChanges([pack.slug]);
  return { pack: packListItem(pack, changes.get(pack.slug)) };
}

/** When a mark was set; a mark that is there keeps its time. */
const markedAt = (before: Date | null, wanted: boolean | undefined, now: Date): Date | null =>
  wanted === undefined ? before : wanted ? (before ?? now) : null;

/**
 * Renames or edits a pack, hides or shows it, or makes it public whatever its check says.
 * @throws AppError not_found; invalid_input with the first sentence that applies; conflict when the new slug is taken.
 */
export async function editPack({
  ctx,
  slug,
  input,
}: {
  ctx: RequestContext<unknown>;
  slug: string;
  input: EditPackInput;
}): Promise<PackReply> {
  const pack = await requirePack(slug);
  const { manifest, releasedAt, hiddenAt } = pack;
  const { slug: wanted = manifest.slug, domain = manifest.domain, input: people = manifest.input } = input;
  const form = checkPackForm({ slug: wanted, domain, input: people }, ctx.locale);
  await updatePack(pack, {
    ...form,
    releasedAt: markedAt(releasedAt, input.released, ctx.now),
    hiddenAt: markedAt(hiddenAt, input.hidden, ctx.now),
  });
  return replyOf(form.slug);
}

/** Days for which what was deleted can be brought back. */
export const DELETED_KEPT_DAYS = 30;

/** Deletes a pack with its texts, so that it can be brought back for 30 days; twice is as once. @throws AppError not_found */
export async function deletePack(slug: string, now: Date): Promise<PackReply> {
  const pack = await requirePack(slug, findPackOrDeleted);
  if (!pack.deletedAt) await setPackDeleted(pack, now);
  return replyOf(slug);
}

/** Brings a deleted pack back as it was. @throws AppError not_found */
export async function restorePack(slug: string): Promise<PackReply> {
  await setPackDeleted(await requirePack(slug, findPackOrDeleted), null);
  return replyOf(slug);
}
