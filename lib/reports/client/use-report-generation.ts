"use client";

import { useEffect, useReducer, useRef } from "react";
import {
  FALLBACK_AFTER_MS,
  type GenerationState,
  IDLE,
  OPEN_AFTER_MS,
  progressStep,
  reduceGeneration,
  TICK_MS,
} from "../domain/generation";
import { failureOf } from "./generate-report";

function openTab(url: string): void {
  window.open(url, "_blank", "noopener");
}

/** Which address opens by itself after this state was reached, and when. */
function tabToOpen(state: GenerationState, fallbackUrl: string): { url: string; after: number } | null {
  if (state.phase === "done") return { url: state.reportUrl, after: OPEN_AFTER_MS };
  return state.phase === "failed" ? { url: fallbackUrl, after: FALLBACK_AFTER_MS } : null;
}

/** Whether the request could not leave the device, as far as the browser knows. */
const hasNoConnection = (thrown: unknown) => thrown instanceof TypeError && !navigator.onLine;

/** Both resolve to the report's address: `make` asks for it, `whenSent` follows a request that is kept until it can be sent. */
export interface ReportMaker {
  make(): Promise<string>;
  whenSent(): Promise<string>;
}

/**
 * Runs the making of a report: one run at a time, whatever is clicked; the bar rises while it lasts, then a tab
 * opens, with the report or with `fallbackUrl`. Without a connection it waits until the kept request was sent. A screen
 * that was left opens nothing, nor does one after `onOpened`: the person was faster. `reset` makes room for another report.
 */
export function useReportGeneration({ make, whenSent }: ReportMaker, fallbackUrl: string) {
  const [state, dispatch] = useReducer(reduceGeneration, IDLE);
  const running = useRef(false);
  const openTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (state.phase !== "generating") return;
    const timer = setInterval(() => dispatch({ type: "tick", step: progressStep(Math.random()) }), TICK_MS);
    return () => clearInterval(timer);
  }, [state.phase]);

  const { url, after } = tabToOpen(state, fallbackUrl) ?? {};
  useEffect(() => {
    if (!url) return;
    const timer = setTimeout(() => {
      openTab(url);
      dispatch({ type: "opened" });
    }, after);
    openTimer.current = timer;
    return () => clearTimeout(timer);
  }, [url, after]);

  async function start(): Promise<void> {
    if (running.current) return;
    running.current = true;
    dispatch({ type: "start" });
    try {
      const reportUrl = await make().catch((thrown: unknown) => {
        if (!hasNoConnection(thrown)) throw thrown;
        dispatch({ type: "wait" });
        return whenSent();
      });
      dispatch({ type: "succeed", reportUrl });
    } catch (thrown) {
      dispatch({ type: "fail", failure: failureOf(thrown) });
    } finally {
      running.current = false;
    }
  }

  function onOpened(): void {
    clearTimeout(openTimer.current);
    dispatch({ type: "opened" });
  }

  return { state, start, onOpened, reset: () => dispatch({ type: "reset" }) };
}
