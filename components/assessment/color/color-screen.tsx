"use client";

import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { ColorStep } from "./color-step";

/** The fourth step: two of five states, and how much of each. */
export function ColorScreen() {
  const navigate = useNavigate();
  return (
    <StepGate step="color-phase">
      <ColorStep navigate={navigate} />
    </StepGate>
  );
}
