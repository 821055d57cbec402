import { CARDS } from "./cards";
import type { Edition, PairParameters, SceneParameters } from "./edition";
import { PAIRS } from "./pairs";

/**
 * The parameters of an edition's model, estimated from real answers: plain rows of numbers in logits, rounded, so that a
 * run can carry the ones that read it.
 */
export interface CalibrationParameters {
  /** Discrimination and bias of each pair, in the order of `PAIRS`. */
  readonly pairs: readonly (readonly [discrimination: number, bias: number])[];
  /** Of each card, in the order of `CARDS`: kappa, then the offset of each option in the card's order. */
  readonly scenes: readonly (readonly number[])[];
}

/** What a run carries when it was begun under a calibration: which one, and its numbers. */
export interface RunCalibration {
  readonly id: string;
  readonly parameters: CalibrationParameters;
}

/** The least and the most that each parameter may be; estimates beyond them are cut. */
export const PARAMETER_BOUNDS = {
  discrimination: [0.2, 5],
  bias: [-3, 3],
  kappa: [0.05, 5],
  offset: [-3, 3],
} as const;

type Parameter = keyof typeof PARAMETER_BOUNDS;

/** Within the bounds, to three decimals. */
function stored(parameter: Parameter, value: number): number {
  const [least, most] = PARAMETER_BOUNDS[parameter];
  // Adding 0 makes of -0 a 0, which JSON would lose.
  return Math.round(1_000 * Math.min(most, Math.max(least, value))) / 1_000 + 0;
}

/** The numbers of a model, in rows; a card that the model does not read gives an empty row. */
export function parametersOf({ pairs, scenes }: Pick<Edition, "pairs" | "scenes">): CalibrationParameters {
  return {
    pairs: PAIRS.map(({ id }): [number, number] => {
      const { discrimination = 1, bias = 0 } = pairs[id] ?? {};
      return [stored("discrimination", discrimination), stored("bias", bias)];
    }),
    scenes: CARDS.map(({ id, types }) => {
      const scene = scenes?.[id];
      if (!scene) return [];
      return [stored("kappa", scene.kappa), ...types.map((type) => stored("offset", scene.offsets[type] ?? 0))];
    }),
  };
}

function pairsFrom({ pairs }: CalibrationParameters): Edition["pairs"] {
  return Object.fromEntries(
    PAIRS.map(({ id }, at): [number, PairParameters] => {
      const [discrimination = 1, bias = 0] = pairs[at] ?? [];
      return [id, { discrimination, bias }];
    }),
  );
}

function scenesFrom({ scenes }: CalibrationParameters, plain: NonNullable<Edition["scenes"]>): Edition["scenes"] {
  const rows = CARDS.flatMap(({ id, types }, at): [string, SceneParameters][] => {
    const [kappa, ...offsets] = scenes[at] ?? [];
    if (kappa === undefined) return [];
    return [[id, { kappa, offsets: Object.fromEntries(types.map((type, option) => [type, offsets[option] ?? 0])) }]];
  });
  return { ...plain, ...Object.fromEntries(rows) };
}

/** An edition with the numbers of a calibration; its threshold, its spread of strengths and its base rates stay. */
export function withParameters(base: Edition, parameters: CalibrationParameters): Edition {
  return {
    ...base,
    pairs: pairsFrom(parameters),
    scenes: base.scenes && scenesFrom(parameters, base.scenes),
  };
}
