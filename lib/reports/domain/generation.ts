/** Why no report came: no user id, the corporate report lacks its page, no connection, or the server refused. */
export interface GenerationFailure {
  readonly reason: "userMissing" | "corporateFailed" | "network" | "server";
  /** The server's own sentence, where it gave one. */
  readonly sentence: string | null;
  /** The session is over: signing in again is the way on. */
  readonly needsSignIn?: boolean;
}

export type GenerationState =
  | { readonly phase: "idle" }
  | { readonly phase: "generating"; readonly progress: number }
  /** There is no connection: the request is kept on the device, and sent once there is one. */
  | { readonly phase: "waiting" }
  | { readonly phase: "done"; readonly progress: 100; readonly reportUrl: string; readonly opened: boolean }
  | { readonly phase: "failed"; readonly failure: GenerationFailure };

export type GenerationEvent =
  | { readonly type: "start" }
  | { readonly type: "tick"; readonly step: number }
  | { readonly type: "succeed"; readonly reportUrl: string }
  | { readonly type: "opened" }
  | { readonly type: "wait" }
  | { readonly type: "fail"; readonly failure: GenerationFailure }
  /** Another report is asked about; one that is under way goes on. */
  | { readonly type: "reset" };

export const IDLE: GenerationState = { phase: "idle" };

/** Milliseconds between two steps of the bar, and until the tab opens: for the report, and for its fallback. */
export const TICK_MS = 200;
export const OPEN_AFTER_MS = 1_000;
export const FALLBACK_AFTER_MS = 500;

/** While the work is under way the bar stays below its end. */
export const PROGRESS_CAP = 95;
const SMALLEST_STEP = 5;
const LARGEST_STEP = 20;

/** The size of a step of the bar, 5 to 20, from a random number in [0, 1). */
export function progressStep(random: number): number {
  return SMALLEST_STEP + Math.floor(random * (LARGEST_STEP - SMALLEST_STEP + 1));
}

/** One step of the machine; an event that does not belong to the phase changes nothing. */
export function reduceGeneration(state: GenerationState, event: GenerationEvent): GenerationState {
  const underWay = state.phase === "generating" || state.phase === "waiting";
  if (event.type === "start") return underWay ? state : { phase: "generating", progress: 0 };
  if (event.type === "opened") return state.phase === "done" ? { ...state, opened: true } : state;
  if (event.type === "reset") return underWay ? state : IDLE;
  if (!underWay) return state;
  switch (event.type) {
    case "tick":
      if (state.phase === "waiting") return state;
      return { phase: "generating", progress: Math.min(PROGRESS_CAP, state.progress + event.step) };
    case "wait":
      return state.phase === "waiting" ? state : { phase: "waiting" };
    case "succeed":
      return { phase: "done", progress: 100, reportUrl: event.reportUrl, opened: false };
    case "fail":
      return { phase: "failed", failure: event.failure };
  }
}
