import { PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { AssessmentRun } from "../run/assessment-run";
import { certaintyEvidence } from "../run/profile";
import { allCardsAnswered, rhetiOutcome, workingType } from "../run/selectors";
import { randomFromText } from "../scoring/card-order";
import { type CertaintyBand, typeCertainty } from "../scoring/wording";

/** Which type the second portrait is of: the one that competes most seriously, or any of the other seven. */
export const PORTRAIT_KINDS = ["runnerUp", "random"] as const;
export type PortraitKind = (typeof PORTRAIT_KINDS)[number];

/** What a person may say of the two. */
export const PORTRAIT_CHOICES = ["leader", "other", "neither", "skipped"] as const;
export type PortraitChoice = (typeof PORTRAIT_CHOICES)[number];

/** Two portraits without names, and how sure the result was when they were shown. */
export interface PortraitQuestion {
  /** The type that the run goes by. */
  readonly leader: PersonalityType;
  readonly other: PersonalityType;
  readonly kind: PortraitKind;
  /** Whether the leader's portrait is shown as the first. */
  readonly leaderFirst: boolean;
  readonly band: CertaintyBand;
  /** Probabilities, 0 to 1, by all the answers. */
  readonly leaderShare: number;
  readonly otherShare: number;
}

/**
 * Whose portrait stands beside the leader's: by a coin the runner-up's or that of any of the other seven types, in an
 * order by another coin. The coins are the run's own, so that one run always meets the same two.
 */
export function drawPortraits(
  runId: string,
  leader: PersonalityType,
  runnerUp: PersonalityType,
): Pick<PortraitQuestion, "other" | "kind" | "leaderFirst"> {
  const random = randomFromText(`${runId}:portraits`);
  const kind = PORTRAIT_KINDS[random() < 0.5 ? 0 : 1];
  const leaderFirst = random() < 0.5;
  const remaining = PERSONALITY_TYPES.filter((type) => type !== leader && type !== runnerUp);
  const drawn = remaining[Math.floor(random() * remaining.length)] ?? runnerUp;
  return { other: kind === "runnerUp" ? runnerUp : drawn, kind, leaderFirst };
}

/** The portraits to show for a run; null until pairs and scenes are answered, and where they cannot be scored. */
export function portraitQuestion(run: AssessmentRun): PortraitQuestion | null {
  const outcome = run.sample ? null : rhetiOutcome(run);
  const leader = workingType(run);
  if (!outcome || outcome.kind === "invalid" || !leader || !allCardsAnswered(run)) return null;
  const evidence = certaintyEvidence(run);
  const { band, share, other: runnerUp } = typeCertainty(evidence, leader);
  const drawn = drawPortraits(run.runId, leader, runnerUp);
  return { leader, ...drawn, band, leaderShare: share, otherShare: evidence.posterior[drawn.other] };
}

/**
 * Whether the person has read nothing yet that was written for a type: the blocks come next and describe it, and the
 * steps after them go on from there.
 */
export function hasReadNothing({ block, colors, tokens, decider, completedAt }: AssessmentRun): boolean {
  return !block && !colors && !tokens && completedAt === null && Object.keys(decider).length === 0;
}
