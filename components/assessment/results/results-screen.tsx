"use client";

import { StepGate } from "@/components/assessment/step-gate";
import { ResultsContent } from "./results-content";

/** The results, over the run of the signed-in person. */
export function ResultsScreen() {
  return (
    <StepGate step="results">
      <ResultsContent />
    </StepGate>
  );
}
