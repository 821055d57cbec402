"use client";

import { useEffect, useState } from "react";
import type { DraftStore } from "@/lib/assessment/client/draft-store";
import { createPairLog, type PairLog } from "@/lib/assessment/client/pair-log";
import { trackStep } from "@/lib/assessment/client/track";

/** Records how the pairs are answered; what has gathered is sent when the page or the questionnaire is left. */
export function usePairLog(store: DraftStore): PairLog {
  const [log] = useState(() =>
    createPairLog(
      (pairs) => trackStep({ step: "rheti", label: "pairs", data: { pairs }, run: store.getSnapshot().draft }),
      () => performance.now(),
    ),
  );
  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && log.flush();
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", log.flush);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", log.flush);
      log.flush();
    };
  }, [log]);
  return log;
}
