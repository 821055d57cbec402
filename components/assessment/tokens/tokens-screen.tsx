"use client";

import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { colorSelection, tokenCounts } from "@/lib/assessment/domain/run/selectors";
import { useReachedStep, useStep } from "../use-step";
import { TokensView } from "./tokens-view";
import { useTokenBoard } from "./use-token-board";

/** Waits for a type: the leading area is described for it. */
export function TokensStep({ navigate }: { navigate(path: string): void }) {
  useReachedStep("detail-tokens");
  const step = useStep("detail-tokens", navigate);
  const board = useTokenBoard(step.store);
  const counts = tokenCounts(step.run);
  return (
    step.type && (
      <TokensView
        {...board}
        type={step.type}
        counts={counts}
        colors={colorSelection(step.run)}
        level={step.level}
        onBack={step.back}
        onContinue={() => step.complete({ ...counts })}
      />
    )
  );
}

/** The fifth step: ten tokens over three areas. */
export function TokensScreen() {
  const navigate = useNavigate();
  return (
    <StepGate step="detail-tokens">
      <TokensStep navigate={navigate} />
    </StepGate>
  );
}
