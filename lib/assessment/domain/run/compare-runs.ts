import type { StateKey } from "../instrument/color-selection";
import { INSTINCTS, type Instinct } from "../instrument/instincts";
import { PAIRS } from "../instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import { rankTypes } from "../scoring/ranking";
import { isFirstSketch } from "../scoring/wording";
import type { RunEvidence, RunWithEvidence } from "./run-record";

/**
 * What somebody who has not changed stays within when they answer again: 95 of 100 simulated retakes answer at most
 * so many of the 36 pairs differently (half of them 11 or more), 99 of 100 shift no type by more wins than this, and
 * 95 of 100 swing from one leader to the other by less than these log odds. `npm run bench -- retake`.
 */
export const RETAKE_LIMITS = { pairs: 17, typicalPairs: 11, wins: 5, swing: 8 } as const;

/** Conventions, not measured: a step of the slider and one token say little. */
const MIN_SHARE_CHANGE = 10;
const MIN_TOKEN_CHANGE = 2;

export interface Change<T> {
  readonly from: T;
  readonly to: T;
}

export interface StateShare {
  readonly state: StateKey;
  /** Whole percents. */
  readonly share: number;
}

/** What differs between two runs of one person; whatever an unchanged person's retake brings about is named so. */
export interface RunComparison {
  /** Nothing at all differs. */
  readonly identical: boolean;
  /** "reworded": the two runs are of different editions, and no retake was simulated across them. */
  readonly pairs: { readonly different: number; readonly verdict: "within" | "beyond" | "reworded" };
  /** The type of each run; "chance" when the swing is one that retakes of an unchanged person show. */
  readonly type: Change<PersonalityType> & { readonly verdict: "same" | "chance" | "changed" };
  /** The three most probable types, most probable first. */
  readonly order: Change<readonly PersonalityType[]>;
  /** The types whose wins shifted more than retakes do. */
  readonly wins: readonly (Change<number> & { readonly type: PersonalityType })[];
  readonly wing: Change<PersonalityType> & { readonly changed: boolean };
  readonly states: Change<readonly StateShare[]> & { readonly verdict: "same" | "balance" | "changed" };
  /** The areas that gained or lost at least two tokens. */
  readonly tokens: readonly (Change<number> & { readonly instinct: Instinct })[];
}

/** How many pairs were answered the other way; a pair that one of the runs lacks does not count. */
export function countDifferingPairs(a: RunEvidence["sides"], b: RunEvidence["sides"]): number {
  return PAIRS.filter(({ id }) => {
    const [left, right] = [a[id], b[id]];
    return left !== undefined && right !== undefined && left !== right;
  }).length;
}

/**
 * How far the evidence moved from one leader to the other, in log odds: what the first run has for its leader
 * against the second's, and the second for its own against the first's. 0 where both runs lead with one type.
 */
export function leaderSwing(a: RunEvidence, b: RunEvidence): number {
  const [first, second] = [a.certainty.type, b.certainty.type];
  if (first === second) return 0;
  return Math.log(a.posterior[first] / a.posterior[second]) + Math.log(b.posterior[second] / b.posterior[first]);
}

function classifyTypeChange(earlier: RunWithEvidence, later: RunWithEvidence): RunComparison["type"]["verdict"] {
  if (earlier.type === later.type) return "same";
  // No retake was simulated across two models.
  if (earlier.instrument !== later.instrument || earlier.calibration !== later.calibration) return "chance";
  // Answers that are like random ones shift by nothing but chance, and the retakes were of people whose answers agree.
  if ([earlier, later].some(({ evidence }) => isFirstSketch(evidence.circularTriads))) return "chance";
  return leaderSwing(earlier.evidence, later.evidence) > RETAKE_LIMITS.swing ? "changed" : "chance";
}

function classifyPairs(different: number, reworded: boolean): RunComparison["pairs"]["verdict"] {
  if (reworded) return "reworded";
  return different > RETAKE_LIMITS.pairs ? "beyond" : "within";
}

const topThreeTypes = ({ evidence }: RunWithEvidence) => rankTypes(evidence.posterior).order.slice(0, 3);

function shares({ colors: { selectedStates, distribution } }: RunWithEvidence): readonly StateShare[] {
  const [first, second] = selectedStates;
  return [
    { state: first, share: distribution.primary },
    { state: second, share: distribution.secondary },
  ];
}

function classifyStateChange(
  from: readonly StateShare[],
  to: readonly StateShare[],
): RunComparison["states"]["verdict"] {
  const moves = from.map(({ state, share }) => {
    const now = to.find((each) => each.state === state);
    return now ? Math.abs(now.share - share) : null;
  });
  if (moves.includes(null)) return "changed";
  return moves.some((move) => (move ?? 0) >= MIN_SHARE_CHANGE) ? "balance" : "same";
}

const changesOfAtLeast = <T extends Change<number>>(changes: readonly T[], step: number): readonly T[] =>
  changes.filter(({ from, to }) => Math.abs(to - from) >= step);

/** Sets two runs of one person side by side. Swapping them swaps every `from` and `to`, and nothing else. */
export function compareRuns(earlier: RunWithEvidence, later: RunWithEvidence): RunComparison {
  const [before, after] = [earlier.evidence, later.evidence];
  const different = countDifferingPairs(before.sides, after.sides);
  const states = { from: shares(earlier), to: shares(later) };
  const wins = PERSONALITY_TYPES.map((type) => ({ type, from: before.wins[type], to: after.wins[type] }));
  const tokens = INSTINCTS.map((instinct) => ({
    instinct,
    from: earlier.tokens[instinct],
    to: later.tokens[instinct],
  }));
  const verdict = classifyStateChange(states.from, states.to);
  const wing = { from: earlier.wing, to: later.wing, changed: earlier.wing !== later.wing };
  const type = { from: earlier.type, to: later.type, verdict: classifyTypeChange(earlier, later) };
  const sameShares = states.from.every(({ state, share }) =>
    states.to.some((each) => each.state === state && each.share === share),
  );
  return {
    identical:
      different === 0 &&
      type.verdict === "same" &&
      !wing.changed &&
      sameShares &&
      tokens.every(({ from, to }) => from === to),
    pairs: { different, verdict: classifyPairs(different, earlier.instrument !== later.instrument) },
    type,
    order: { from: topThreeTypes(earlier), to: topThreeTypes(later) },
    wins: changesOfAtLeast(wins, RETAKE_LIMITS.wins + 1),
    wing,
    states: { ...states, verdict },
    tokens: changesOfAtLeast(tokens, MIN_TOKEN_CHANGE),
  };
}
