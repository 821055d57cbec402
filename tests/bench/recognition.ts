import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { wordsOf } from "@/tests/support/document-words";
import type { TypeText } from "@/tests/support/type-texts";

type Weights = ReadonlyMap<string, number>;

/** A text as weights of its words: how often each stands in it, times how rare it is among all texts (TF-IDF), of length 1. */
function weigh(body: string, rarity: Weights): Weights {
  const counts = new Map<string, number>();
  for (const word of wordsOf(body)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = [...counts].map(([word, count]) => [word, (1 + Math.log(count)) * (rarity.get(word) ?? 0)] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([word, weight]) => [word, weight / length]));
}

function rarityOf(texts: readonly TypeText[]): Weights {
  const found = new Map<string, number>();
  for (const { body } of texts) for (const word of new Set(wordsOf(body))) found.set(word, (found.get(word) ?? 0) + 1);
  return new Map([...found].map(([word, count]) => [word, Math.log(texts.length / count)]));
}

const closeness = (one: Weights, other: Weights) =>
  [...one].reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0);

/** The words of a type: the sum of its texts, of length 1. */
function profileOf(texts: readonly TypeText[], type: PersonalityType, rarity: Weights): Weights {
  const sum = new Map<string, number>();
  for (const text of texts)
    if (text.type === type)
      for (const [word, weight] of weigh(text.body, rarity)) sum.set(word, (sum.get(word) ?? 0) + weight);
  const length = Math.hypot(...sum.values()) || 1;
  return new Map([...sum].map(([word, weight]) => [word, weight / length]));
}

/** How many texts of one half are nearest to their own type by the words of the other half. */
function rightOf(known: readonly TypeText[], asked: readonly TypeText[]): readonly (readonly [string, boolean])[] {
  const rarity = rarityOf(known);
  const profiles = PERSONALITY_TYPES.map((type) => ({ type, words: profileOf(known, type, rarity) }));
  return asked.map(({ type, role, body }) => {
    const own = weigh(body, rarity);
    const nearest = profiles.reduce((best, each) =>
      closeness(own, each.words) > closeness(own, best.words) ? each : best,
    );
    return [role, nearest.type === type] as const;
  });
}

/**
 * Whether a machine that knows one half of the texts names the type of a text of the other half: by role, how many of how
 * many. By chance it is one of nine.
 */
export function recognised(
  texts: readonly TypeText[],
): ReadonlyMap<string, { readonly right: number; readonly of: number }> {
  const [even, odd] = [0, 1].map((rest) => texts.filter((_, at) => at % 2 === rest));
  const found = new Map<string, { right: number; of: number }>();
  if (!even || !odd) return found;
  for (const [role, right] of [...rightOf(even, odd), ...rightOf(odd, even)]) {
    const before = found.get(role) ?? { right: 0, of: 0 };
    found.set(role, { right: before.right + Number(right), of: before.of + 1 });
  }
  return found;
}
