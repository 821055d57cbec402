import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { translator } from "@/lib/platform/i18n/translator";
import { findPack, findPackOrDeleted, type StoredPack, setPackDeleted, updatePack } from "../data/packs";
import { isPackInput, packFormErrors, slugKey, trimmedPackForm } from "../domain/pack-form";
import { isShippedSlug } from "../domain/slugs";
import type { EditPackInput, PackReply } from "../schema/packs";
import { packListItem } from "./list-packs";

async function requirePack(slug: string, find = findPack): Promise<StoredPack> {
  const pack = await find(slug);
  if (!pack) throw new AppError("not_found");
  return pack;
}

async function replyOf(slug: string): Promise<PackReply> {
  return { pack: packListItem(await requirePack(slug, findPackOrDeleted)) };
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
  const form = trimmedPackForm({
    slug: input.slug ?? manifest.slug,
    domain: input.domain ?? manifest.domain,
    input: input.input ?? manifest.input,
  });
  const errors = Object.entries(packFormErrors(form));
  const [first] = errors;
  if (first || !isPackInput(form.input)) {
    const t = translator(ctx.locale);
    const issues = errors.map(([path, error]) => ({ path, message: t(`errors.${error}`) }));
    throw new AppError("invalid_input", { ...(first && { messageKey: first[1] }), issues });
  }
  if (isShippedSlug(slugKey(form.slug))) throw new AppError("conflict", { messageKey: "packSlugTaken" });
  await updatePack(pack, {
    ...{ slug: form.slug, domain: form.domain, input: form.input },
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
