import { readStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { createListeners } from "@/lib/platform/listeners";
import type { Priority } from "../domain/notification";

/** One tone: frequency (Hz), start and duration (seconds), gain (0 to 1). */
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

const { subscribe, notify } = createListeners();

/** Whether sounds are on, as an external store for React; on by default. */
export const soundSwitch = {
  subscribe,
  isOn: () => readStored(STORAGE_KEYS.notificationSound) !== "off",
  getServerSnapshot: () => true,
  set(on: boolean): void {
    writeStored(STORAGE_KEYS.notificationSound, on ? "on" : "off");
    notify();
  },
};

let hasInteracted = false;
let context: AudioContext | null = null;

/** Allows sounds after the first interaction with the page, as browsers require. @returns stops watching */
export function watchFirstInteraction(): () => void {
  const onInteraction = () => {
    hasInteracted = true;
  };
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, onInteraction, { once: true, capture: true });
  return () => {
    for (const event of ["pointerdown", "keydown"]) removeEventListener(event, onInteraction, { capture: true });
  };
}

/** Plays the tones of a priority, if sounds are on and the person has touched the page. Never throws. */
export function playTones(priority: Priority): void {
  if (!hasInteracted || !soundSwitch.isOn() || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (const { frequency, start, duration, gain } of TONES[priority]) {
      const begin = context.currentTime + start;
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.linearRampToValueAtTime(gain, begin + 0.02);
      volume.gain.linearRampToValueAtTime(0, begin + duration);
      const tone = new OscillatorNode(context, { frequency, type: "sine" });
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + duration);
    }
  } catch {
    // A device without sound counts as switched off.
  }
}
