import type { Edition } from "../instrument/edition";
import type { ByType, PersonalityType } from "../instrument/types";
import type { Evidence } from "../scoring/strengths";
import { covarianceOf, type Fit, maximise } from "./fit";
import type { Integrand } from "./likelihood";
import type { Matrix } from "./linear";
import { errorsOf, layoutOf, meansOf, modelOf, natural, priorPrecision, startOf } from "./parameters";
import { beliefsOf, pointSets } from "./points";
import { answersByScene, packRuns } from "./runs";

/** What an estimate gives. */
export interface Calibration {
  /** The model in use with the estimated pairs and scenes. */
  readonly model: Edition;
  /** Standard errors, in the units of what they belong to; a scene that nobody answered has none. */
  readonly errors: {
    readonly pairs: Readonly<Record<number, { readonly discrimination: number; readonly bias: number }>>;
    readonly scenes: Readonly<
      Record<string, { readonly kappa: number; readonly offsets: Readonly<Partial<Record<PersonalityType, number>>> }>
    >;
  };
  /** The means of the strengths in the population, in logits; their sum is 0. */
  readonly typeMeans: Readonly<ByType>;
  readonly runs: number;
}

/** Hears the share of the work that is done, 0 to 1; may throw to cancel it. */
export type Progress = (share: number) => void;

/** What is known of the runs before anything is estimated. */
export interface Prepared {
  readonly integrand: Integrand;
  readonly centre: Float64Array;
  readonly precision: Matrix;
  readonly everybody: Int32Array;
}

/** How near the end a search is after so many steps; it never says that it is there. */
const shareAfter = (steps: number) => 1 - 0.75 ** steps;

/** Packs the runs, and looks for each person's strengths as the model in use sees them. */
export function prepare(runs: readonly Evidence[], base: Edition, rounds?: number): Prepared {
  const layout = layoutOf(runs, base);
  const packed = packRuns(runs, layout);
  const centre = startOf(layout, base);
  const deviation = base.strengthSd;
  const beliefs = beliefsOf(packed, layout, natural(centre, layout), deviation, pointSets(rounds));
  return {
    integrand: { runs: packed, layout, beliefs, deviation },
    centre,
    precision: priorPrecision(layout, answersByScene(packed, layout)),
    everybody: Int32Array.from(runs.keys()),
  };
}

/** The same with everybody's strengths as the parameters at theta see them. */
export function refocused({ integrand, ...rest }: Prepared, theta: Float64Array): Prepared {
  const { runs, layout, deviation, beliefs } = integrand;
  const values = natural(theta, layout);
  return { ...rest, integrand: { ...integrand, beliefs: beliefsOf(runs, layout, values, deviation, beliefs.sets) } };
}

/**
 * The estimate from all runs: a rough search, another look at everybody's strengths, and the search to its end. Gives also
 * the runs as that look found them.
 */
export function fitAll(prepared: Prepared, onProgress: Progress = () => {}): { fit: Fit; focused: Prepared } {
  const { centre, precision, everybody: members } = prepared;
  onProgress(0);
  const search = { integrand: prepared.integrand, members, centre, precision, start: centre };
  const rough = maximise({ ...search, enough: 1 }, (steps) => onProgress(shareAfter(steps) / 2));
  const focused = refocused(prepared, rough.theta);
  const { integrand } = focused;
  const fit = maximise({ ...search, integrand, start: rough.theta }, (steps) =>
    onProgress((1 + shareAfter(steps)) / 2),
  );
  return { fit, focused };
}

/** What a search over all runs gives, in the words of the edition. */
export function toCalibration(fit: Fit, { integrand, everybody }: Prepared, base: Edition): Calibration {
  const { layout } = integrand;
  return {
    model: modelOf(fit.theta, layout, base),
    errors: errorsOf(fit.theta, layout, covarianceOf(fit)),
    typeMeans: meansOf(fit.theta),
    runs: everybody.length,
  };
}

/**
 * Estimates pairs and scenes anew from runs: the maximum of the marginal likelihood of their answers (Bock and Aitkin,
 * 1981) with shrinkage to the model in use (`PRIOR`). Nobody's type is needed. The means of the strengths in the
 * population are free, base rates and the deviation of the strengths stay; the scale of the strengths is in the
 * discriminations. Deterministic. No runs give back the model in use.
 */
export function estimate(runs: readonly Evidence[], base: Edition, onProgress: Progress = () => {}): Calibration {
  const prepared = prepare(runs, base);
  const { fit } = fitAll(prepared, onProgress);
  onProgress(1);
  return toCalibration(fit, prepared, base);
}
