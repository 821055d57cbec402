import type { ByType, PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";

/** What one method made of one filling-in. */
export interface MethodResult {
  readonly order: readonly PersonalityType[];
  /** The leader's probability, where the method gives one. */
  readonly probability?: number;
  readonly confident?: boolean;
}

/** One person, and what the method said of the two times they answered. */
export interface Trial {
  readonly type: PersonalityType;
  readonly first: MethodResult;
  readonly retake: MethodResult;
}

/** Figures are shares, 0 to 1; undefined where the method gives nothing to measure. */
export type Metrics = Readonly<Record<string, number | undefined>>;

/** Reads a table of scores as a verdict; ties stand as `rankTypes` leaves them. */
export function methodResult(values: Readonly<ByType>, order = rankTypes(values).order): MethodResult {
  const [leader = 1] = order;
  return { order, probability: values[leader] };
}

const share = <T>(items: readonly T[], holds: (item: T) => boolean) =>
  items.length === 0 ? undefined : items.filter(holds).length / items.length;

const withinTop = (count: number) => (trial: Trial) => trial.first.order.slice(0, count).includes(trial.type);

/** Expected calibration error: ten bins of the leader's probability, |mean probability - share right|, by size. */
export function calibrationError(trials: readonly Trial[]): number | undefined {
  const bins = Array.from({ length: 10 }, () => ({ promised: 0, right: 0 }));
  for (const trial of trials) {
    const { probability } = trial.first;
    if (probability === undefined) return undefined;
    const bin = bins[Math.min(9, Math.floor(10 * probability))];
    if (!bin) return undefined;
    bin.promised += probability;
    bin.right += withinTop(1)(trial) ? 1 : 0;
  }
  return bins.reduce((sum, { promised, right }) => sum + Math.abs(promised - right), 0) / trials.length;
}

export function measure(trials: readonly Trial[]): Metrics {
  const confident = trials.filter(({ first }) => first.confident);
  const knowsConfidence = trials.some(({ first }) => first.confident !== undefined);
  return {
    exact: share(trials, withinTop(1)),
    top2: share(trials, withinTop(2)),
    top3: share(trials, withinTop(3)),
    ece: calibrationError(trials),
    retake: share(trials, ({ first, retake }) => first.order[0] === retake.order[0]),
    confident: knowsConfidence ? confident.length / trials.length : undefined,
    confidentRight: knowsConfidence ? share(confident, withinTop(1)) : undefined,
  };
}

/** The share of people whose leader is the type. */
export function typedAs(trials: readonly Trial[], type: PersonalityType): number {
  return trials.filter(({ first }) => first.order[0] === type).length / trials.length;
}

export interface Spread {
  readonly mean: number;
  /** Standard deviation over the seeds. */
  readonly sd: number;
}

/** Mean and sample standard deviation; undefined if any value is. */
export function spread(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length || known.length === 0) return undefined;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / Math.max(1, known.length - 1)) };
}
