import { countWords, sentencesOf } from "@/tests/support/document-words";
import type { TypeText } from "@/tests/support/type-texts";

/** Words that take back half of what a sentence says (English). */
const HEDGES = /\b(may|might|perhaps|sometimes|often|probably|usually|tends? to|can feel)\b/i;

export const isHedged = (sentence: string): boolean => HEDGES.test(sentence);

/** Somebody, something or a moment that the text has told of: what names one goes on with the scene, and is no general truth. */
const OF_THE_SCENE =
  /\b(you|your|yours|yourself|you’\w+|i|i’\w+|he|she|it|its|they|them|their|his|her|this|that|these|those|there|was|were|had|did|said|today|tonight|tomorrow|yesterday|\w{2,}ed)\b|[“”\d]/i;
/** A comparison or a rule without exception, also where it is said to the reader: "more than you think". */
const SAYING =
  /\b(more|less|better|sooner|further|easier|lighter|stronger|kinder|harder) [^,;:]{0,40}\bthan\b|\b(always|never|nobody|everybody|every|only|enough)\b[^.]*\b(is|are|can|need|needs|takes?|makes?)\b/i;
/** Longer sentences tell something. */
const MAX_WORDS = 18;

/** Whether a sentence is a maxim: a short truth about life in general, by its form (English). It counts some orders as well, so the true share is lower. */
export function isMaxim(sentence: string): boolean {
  if (countWords(sentence) > MAX_WORDS || sentence.endsWith("?")) return false;
  return !OF_THE_SCENE.test(sentence) || SAYING.test(sentence);
}

/** Labels, tasks and questions have no end that rounds them off. */
const WITHOUT_END = /strengths|action|plan|questions|tagline/;
const MIN_SENTENCES = 3;

export interface MaximFigures {
  readonly texts: number;
  readonly maxims: readonly string[];
}

/** The texts of at least three sentences, by role, and the last sentences among them that are maxims. */
export function maximEndings(texts: readonly TypeText[]): ReadonlyMap<string, MaximFigures> {
  const found = new Map<string, MaximFigures>();
  for (const { role, body } of texts) {
    const sentences = sentencesOf(body);
    if (WITHOUT_END.test(role) || sentences.length < MIN_SENTENCES) continue;
    const last = sentences.at(-1) ?? "";
    const { texts: count, maxims } = found.get(role) ?? { texts: 0, maxims: [] };
    found.set(role, { texts: count + 1, maxims: isMaxim(last) ? [...maxims, last] : maxims });
  }
  return found;
}
