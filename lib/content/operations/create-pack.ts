import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { type ContentLocale, LOCALES, localeFrom } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { insertPack } from "../data/packs";
import { isPackInput, packFormErrors, slugKey, trimmedPackForm } from "../domain/pack-form";
import { newBridge, newManifest } from "../domain/pack-manifest";
import { type ChapterRole, isShippedSlug } from "../domain/slugs";
import type { CreatePackInput, CreatePackReply } from "../schema/packs";
import { packListItem } from "./list-packs";

const CONTENT_LOCALES = LOCALES.map(({ content }) => content);

/** The heading of a role, as the bridge keeps it for each language. */
function roleTitle(role: ChapterRole, locale: ContentLocale): string {
  return translator(localeFrom(locale) ?? "en")(`pair.roles.${role}`);
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
  const form = trimmedPackForm(input);
  const errors = Object.entries(packFormErrors(form));
  const [first] = errors;
  if (first || !isPackInput(form.input)) {
    const t = translator(ctx.locale);
    const issues = errors.map(([path, error]) => ({ path, message: t(`errors.${error}`) }));
    throw new AppError("invalid_input", { ...(first && { messageKey: first[1] }), issues });
  }
  if (isShippedSlug(slugKey(form.slug))) throw new AppError("conflict", { messageKey: "packSlugTaken" });
  const manifest = newManifest({ ...form, input: form.input, created: ctx.now.toISOString() }, CONTENT_LOCALES);
  return { ok: true, pack: packListItem(await insertPack(manifest, newBridge(manifest, roleTitle))) };
}
