import "server-only";
import { errorFields, log } from "./log";

interface Chore {
  readonly wake: () => void;
  readonly stop: () => void;
}

/** On the process: what starts chores and what wakes them are bundled apart. */
const slot = globalThis as typeof globalThis & { ninefoldChores?: Map<string, Chore> };

/** A wake is answered a little later, at no fixed time: nobody learns from the answer's time what work it caused. */
const WAKE_SOON_MS = 150;
const WAKE_SPREAD_MS = 450;

/**
 * Does some work now, then again and again, never twice at once; a failure is logged and the next turn
 * comes all the same. The work has to bear that other copies of the server do it too.
 * @param everyMs pause between two turns, in milliseconds
 */
export function startChore(name: string, everyMs: number, work: () => Promise<unknown>): void {
  slot.ninefoldChores ??= new Map();
  slot.ninefoldChores.get(name)?.stop();
  let timer: NodeJS.Timeout | undefined;
  let due = 0;
  let busy = false;
  let again = false;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    due = performance.now() + milliseconds;
    timer = setTimeout(turn, milliseconds);
    timer.unref();
  };
  /** Brings the next turn forward, never back: many who wake it do not hold it up. */
  const bringForward = (milliseconds: number) => {
    if (performance.now() + milliseconds < due) plan(milliseconds);
  };
  const soon = () => WAKE_SOON_MS + Math.random() * WAKE_SPREAD_MS;
  async function turn(): Promise<void> {
    busy = true;
    again = false;
    try {
      await work();
    } catch (error) {
      log("error", "chore failed", { chore: name, ...errorFields(error) });
    }
    busy = false;
    plan(again ? soon() : everyMs);
  }
  slot.ninefoldChores.set(name, {
    wake: () => {
      if (busy) again = true;
      else bringForward(soon());
    },
    stop: () => clearTimeout(timer),
  });
  plan(0);
}

/** Asks for a turn soon; nothing where this process does not do this chore. */
export function wakeChore(name: string): void {
  slot.ninefoldChores?.get(name)?.wake();
}
