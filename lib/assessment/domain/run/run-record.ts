import type { EditionVersion } from "../instrument/edition";
import type { TokenCounts } from "../instrument/instincts";
import type { ReportType } from "../instrument/report-types";
import type { PersonalityType } from "../instrument/types";
import type { PairAnswers } from "../scoring/answers";
import { type AssessmentRun, editionVersion } from "./assessment-run";
import type { Profile, TypeEvidence } from "./profile";
import { isDecided, pairAnswers } from "./selectors";

/** What a completed run's answers say of the types, and the answers themselves. */
export interface RunEvidence
  extends Pick<TypeEvidence, "posterior" | "certainty" | "byPairs" | "wins" | "circularTriads"> {
  /** The side chosen in each pair, by pair id. */
  readonly sides: Readonly<Record<string, "left" | "right">>;
}

/** A completed run, as far as it is set beside others. */
export interface RunRecord {
  readonly id: string;
  /** What its owner calls it. */
  readonly title: string | null;
  /** ISO 8601, UTC */
  readonly completedAt: string;
  readonly instrument: EditionVersion;
  /** The id of the calibration that read it; absent without one. */
  readonly calibration?: string;
  readonly type: PersonalityType;
  readonly wing: PersonalityType;
  readonly colors: Profile["colors"];
  readonly tokens: TokenCounts;
  /** Null for the sample result, which rests on no answers. */
  readonly evidence: RunEvidence | null;
}

export type RunWithEvidence = RunRecord & { readonly evidence: RunEvidence };

export function hasEvidence(run: RunRecord): run is RunWithEvidence {
  return run.evidence !== null;
}

function sidesOf(run: AssessmentRun): RunEvidence["sides"] {
  return Object.fromEntries(
    Object.entries(pairAnswers(run)).flatMap(([id, answer]) => (answer ? [[id, answer.side]] : [])),
  );
}

/** A completed run as it is stored. */
interface StoredParts {
  readonly id: string;
  readonly title?: string | null;
  readonly completedAt: Date;
  readonly profile: Profile;
  readonly answers: AssessmentRun;
}

/** Reads a kept run, as far as it is set beside others. */
export function toRunRecord(run: StoredParts): RunRecord {
  const { type, block, colors, tokens, evidence } = run.profile;
  return {
    id: run.id,
    title: run.title ?? null,
    completedAt: run.completedAt.toISOString(),
    instrument: editionVersion(run.answers),
    ...(run.answers.calibration && { calibration: run.answers.calibration.id }),
    type,
    wing: block.wing,
    colors,
    tokens,
    evidence: evidence && {
      posterior: evidence.posterior,
      certainty: evidence.certainty,
      ...(evidence.byPairs && { byPairs: evidence.byPairs }),
      wins: evidence.wins,
      circularTriads: evidence.circularTriads,
      sides: sidesOf(run.answers),
    },
  };
}

/** How many runs a page of the list has. */
export const RUNS_PAGE_SIZE = 50;

/** A completed run with all that its result shows. */
export interface KeptRun {
  readonly id: string;
  /** ISO 8601, UTC */
  readonly completedAt: string;
  readonly reportType: ReportType;
  readonly instrument: EditionVersion;
  readonly profile: Profile;
  readonly answers: PairAnswers;
  /** The outcome of the extra scenes counts. */
  readonly decided: boolean;
}

/** Reads a kept run for its own result. */
export function toKeptRun({ id, completedAt, profile, answers }: StoredParts): KeptRun {
  return {
    id,
    completedAt: completedAt.toISOString(),
    reportType: answers.reportType.value,
    instrument: editionVersion(answers),
    profile,
    answers: pairAnswers(answers),
    decided: isDecided(answers),
  };
}
