import { CARDS } from "../instrument/cards";
import { PAIRS } from "../instrument/pairs";
import type { AssessmentRun } from "../run/assessment-run";
import { countedScenes, pairAnswers } from "../run/selectors";
import { comparisonsOf } from "../scoring/comparisons";
import { sceneChoicesOf } from "../scoring/scene-choices";
import type { Evidence } from "../scoring/strengths";

/** How many bytes the answers of one run take: one for each pair and each card. */
export const PACKED_LENGTH = PAIRS.length + CARDS.length;

/** What a byte says of a pair: nothing, left, right, left strongly, right strongly. */
const SIDES = [null, "left", "right", "left", "right"] as const;
const FIRST_STRONG = 3;

/**
 * The answers of a run that the model reads, in `PACKED_LENGTH` bytes, so that thousands of runs go to another thread at
 * once: a place in `SIDES` for each pair, then for each card 0 or the chosen option, counted from 1.
 */
export function packAnswers(run: AssessmentRun): Uint8Array {
  const answers = pairAnswers(run);
  const scenes = countedScenes(run);
  const pairs = PAIRS.map(({ id }) => {
    const answer = answers[id];
    if (!answer) return 0;
    return (answer.side === "left" ? 1 : 2) + (answer.strong ? FIRST_STRONG - 1 : 0);
  });
  const cards = CARDS.map(({ id, types }) => {
    const chosen = scenes[id];
    return chosen === undefined ? 0 : types.indexOf(chosen) + 1;
  });
  return Uint8Array.from([...pairs, ...cards]);
}

/** One object for each answer that there can be: thousands of runs share them. */
const COMPARISONS = PAIRS.map(({ id }) =>
  SIDES.map((side, code) => (side ? comparisonsOf({ [id]: { side, strong: code >= FIRST_STRONG } }) : [])),
);
const CHOICES = CARDS.map(({ id, types }) => [[], ...types.map((type) => sceneChoicesOf({ [id]: type }))]);

/** What `packAnswers` packed, as the estimation reads it. */
export function unpackAnswers(packed: Uint8Array): Evidence {
  return {
    comparisons: COMPARISONS.flatMap((codes, at) => codes[packed[at] ?? 0] ?? []),
    choices: CHOICES.flatMap((codes, at) => codes[packed[PAIRS.length + at] ?? 0] ?? []),
  };
}
