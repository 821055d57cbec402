import "server-only";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { blocksOf } from "../domain/blocks";
import type { PersonalityType } from "../domain/types";
import type { BlockReply } from "../schema";

/** The two blocks of a type with their texts. */
export function listBlocks(type: PersonalityType, locale: Locale): BlockReply[] {
  const t = translator(locale);
  return blocksOf(type).map((block) => ({
    ...block,
    title: t(`blocks.blocks.${block.id}.title`),
    description: t(`blocks.blocks.${block.id}.description`),
    gift: t(`blocks.blocks.${block.id}.gift`),
    watch: t(`blocks.blocks.${block.id}.watch`),
  }));
}
