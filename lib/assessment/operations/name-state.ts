import "server-only";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { stateOfScore } from "../domain/color-selection";
import type { PersonalityType } from "../domain/types";
import type { StateReply } from "../schema";

/** The state of a score from 0 to 100: its key, and its name for a type. */
export function nameState(score: number, type: PersonalityType, locale: Locale): StateReply {
  const level = stateOfScore(score);
  return { level, state: translator(locale)(`state.states.${type}.${level}.name`) };
}
