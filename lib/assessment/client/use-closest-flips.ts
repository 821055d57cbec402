"use client";

import { useEffect, useState } from "react";
import { wait } from "@/lib/platform/wait";
import type { AssessmentRun } from "../domain/run/assessment-run";
import { runFlipSearch } from "../domain/run/profile";

/** Milliseconds that one piece of the search may take: a tap never waits longer for it, even on a phone of a quarter of the speed. */
const PIECE_MS = 8;

/** Does some of the search; the result once it is done. */
function searchOn(search: ReturnType<typeof runFlipSearch>): readonly number[] | null {
  const end = performance.now() + PIECE_MS;
  while (performance.now() < end) {
    const step = search.next();
    if (step.done) return step.value;
  }
  return null;
}

/** A run's closest flips, searched while nothing else is to be done; null until they are known. */
export function useClosestFlips(run: AssessmentRun): readonly number[] | null {
  const [found, setFound] = useState<{ readonly run: AssessmentRun; readonly flips: readonly number[] } | null>(null);
  useEffect(() => {
    const search = runFlipSearch(run);
    let wanted = true;
    async function go() {
      let flips: readonly number[] | null = null;
      while (wanted && flips === null) {
        await wait(0);
        flips = searchOn(search);
      }
      if (wanted && flips) setFound({ run, flips });
    }
    void go();
    return () => {
      wanted = false;
    };
  }, [run]);
  return found?.run === run ? found.flips : null;
}
