import type { AssessmentDraft } from "./draft";
import type { TokenCounts } from "./instincts";
import type { Profile, TypeEvidence } from "./profile";
import { pairAnswers } from "./readings";
import type { PersonalityType } from "./types";

/** What a completed run's answers say of the types, and the answers themselves. */
export interface RunEvidence extends Pick<TypeEvidence, "posterior" | "certainty" | "wins" | "circularTriads"> {
  /** The side chosen in each pair, by pair id. */
  readonly sides: Readonly<Record<string, "left" | "right">>;
}

/** A completed run, as far as it is set beside others. */
export interface RunRecord {
  readonly id: string;
  /** ISO 8601, UTC */
  readonly completedAt: string;
  readonly type: PersonalityType;
  readonly wing: PersonalityType;
  readonly colors: Profile["colors"];
  readonly tokens: TokenCounts;
  /** Null for the sample result, which rests on no answers. */
  readonly evidence: RunEvidence | null;
}

export type MeasuredRun = RunRecord & { readonly evidence: RunEvidence };

export function isMeasured(run: RunRecord): run is MeasuredRun {
  return run.evidence !== null;
}

function sidesOf(draft: AssessmentDraft): RunEvidence["sides"] {
  return Object.fromEntries(
    Object.entries(pairAnswers(draft)).flatMap(([id, answer]) => (answer ? [[id, answer.side]] : [])),
  );
}

/** Reads a kept run. */
export function runRecord(run: {
  readonly id: string;
  readonly completedAt: Date;
  readonly profile: Profile;
  readonly answers: AssessmentDraft;
}): RunRecord {
  const { type, block, colors, tokens, evidence } = run.profile;
  return {
    id: run.id,
    completedAt: run.completedAt.toISOString(),
    type,
    wing: block.wing,
    colors,
    tokens,
    evidence: evidence && {
      posterior: evidence.posterior,
      certainty: evidence.certainty,
      wins: evidence.wins,
      circularTriads: evidence.circularTriads,
      sides: sidesOf(run.answers),
    },
  };
}
