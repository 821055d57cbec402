import type { Priority } from "./notification";

/** One tone: how high (Hz), when it begins and how long it lasts (seconds), how loud (0 to 1). */
export interface Tone {
  readonly frequency: number;
  readonly start: number;
  readonly duration: number;
  readonly gain: number;
}

/** Low: one soft tone. Normal: two that rise. High: three that rise, louder. */
export const TONES: Readonly<Record<Priority, readonly Tone[]>> = {
  low: [{ frequency: 440, start: 0, duration: 0.18, gain: 0.05 }],
  normal: [
    { frequency: 523.25, start: 0, duration: 0.16, gain: 0.08 },
    { frequency: 659.25, start: 0.14, duration: 0.22, gain: 0.08 },
  ],
  high: [
    { frequency: 659.25, start: 0, duration: 0.14, gain: 0.13 },
    { frequency: 783.99, start: 0.13, duration: 0.14, gain: 0.13 },
    { frequency: 1046.5, start: 0.26, duration: 0.28, gain: 0.13 },
  ],
};
