"use client";

import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { BlocksStep } from "./blocks-step";

/** The third step: which of the type's two blocks. */
export function BlocksScreen() {
  const navigate = useNavigate();
  return (
    <StepGate step="building-blocks">
      <BlocksStep navigate={navigate} />
    </StepGate>
  );
}
