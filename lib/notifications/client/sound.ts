import { readStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import type { Priority } from "../domain/notification";
import { TONES } from "../domain/tones";

const listeners = new Set<() => void>();

/** Whether sounds are switched on, as an external store of React; on unless somebody switched them off. */
export const soundSwitch = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOn: () => readStored(STORAGE_KEYS.notificationSound) !== "off",
  onServer: () => true,
  set(on: boolean): void {
    writeStored(STORAGE_KEYS.notificationSound, on ? "on" : "off");
    for (const listener of listeners) listener();
  },
};

let touched = false;
let context: AudioContext | null = null;

/** From now on the first touch of the page allows sounds; before it there is silence. */
export function awaitTouch(): () => void {
  const note = () => {
    touched = true;
  };
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, note, { once: true, capture: true });
  return () => {
    for (const event of ["pointerdown", "keydown"]) removeEventListener(event, note, { capture: true });
  };
}

/** Plays the tones of a priority, if sounds are on and the person has touched the page. Never throws. */
export function playTones(priority: Priority): void {
  if (!touched || !soundSwitch.isOn() || typeof AudioContext === "undefined") return;
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
    // A device without sound is as good as one that is switched off.
  }
}
