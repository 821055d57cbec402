import "server-only";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { blocksOf } from "../domain/instrument/blocks";
import { stateForScore } from "../domain/instrument/color-selection";
import type { PersonalityType } from "../domain/instrument/types";
import type { BlockReply, StateReply } from "../schema/step-texts";

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

/** The state of a score from 0 to 100: its key, and its name for a type. */
export function nameState(score: number, type: PersonalityType, locale: Locale): StateReply {
  const level = stateForScore(score);
  return { level, state: translator(locale)(`state.states.${type}.${level}.name`) };
}
