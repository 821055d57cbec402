"use client";

import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { TokensStep } from "./tokens-step";

/** The fifth step: ten tokens over three areas. */
export function TokensScreen() {
  const navigate = useNavigate();
  return (
    <StepGate step="detail-tokens">
      <TokensStep navigate={navigate} />
    </StepGate>
  );
}
