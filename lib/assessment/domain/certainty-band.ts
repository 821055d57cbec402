import type { Certainty } from "./evidence";

/** How firmly a result may be worded; there is no band for "certain". */
export const CERTAINTY_BANDS = ["clear", "likely", "leaning", "close"] as const;
export type CertaintyBand = (typeof CERTAINTY_BANDS)[number];

const CLEAR = 0.75;
const LIKELY = 0.55;

/** The band that a result is worded in, wherever it is shown; leaders that are close are always called close. */
export function certaintyBand({ probability, close }: Pick<Certainty, "probability" | "close">): CertaintyBand {
  if (close) return "close";
  if (probability >= CLEAR) return "clear";
  return probability >= LIKELY ? "likely" : "leaning";
}
