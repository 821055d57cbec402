"use client";

import { colorSelection, tokenCounts } from "@/lib/assessment/domain/readings";
import { useStep } from "../use-step";
import { TokensView } from "./tokens-view";
import { useTokenBoard } from "./use-token-board";

/** Waits for a type: the leading area is described for it. */
export function TokensStep({ navigate }: { navigate(path: string): void }) {
  const step = useStep("detail-tokens", navigate);
  const board = useTokenBoard(step.store);
  const counts = tokenCounts(step.draft);
  return (
    step.type && (
      <TokensView
        {...board}
        type={step.type}
        counts={counts}
        colors={colorSelection(step.draft)}
        level={step.level}
        onBack={step.back}
        onContinue={() => step.complete({ ...counts })}
      />
    )
  );
}
