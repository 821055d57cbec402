"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { blocksQueryOptions } from "@/lib/assessment/client/step-queries";
import type { BlockId } from "@/lib/assessment/domain/blocks";
import { chosenBlock, colorSelection } from "@/lib/assessment/domain/readings";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { useStep } from "../use-step";
import { BlocksView } from "./blocks-view";

interface StepProps {
  navigate(path: string): void;
}

/** Waits for a type: without one there are no blocks to show. */
export function BlocksStep({ navigate }: StepProps) {
  const step = useStep("building-blocks", navigate);
  return step.type && <Blocks step={step} type={step.type} />;
}

function Blocks({ step, type }: { step: ReturnType<typeof useStep>; type: PersonalityType }) {
  const { data, isPending, isFetching, refetch } = useQuery(blocksQueryOptions(type, step.locale));
  const [retried, setRetried] = useState(false);
  const selected = chosenBlock(step.draft)?.id ?? null;
  const { selectedStates, distribution } = colorSelection(step.draft);
  return (
    <BlocksView
      blocks={isPending ? "loading" : (data ?? [])}
      selected={selected}
      retrying={isFetching}
      focusChoice={retried}
      states={selectedStates}
      distribution={distribution}
      onSelect={(id: BlockId) => step.store.update((draft, at) => ({ ...draft, block: { value: id, at } }))}
      onRetry={() => {
        setRetried(true);
        void refetch();
      }}
      onBack={step.back}
      onContinue={() => step.complete({ block: selected })}
    />
  );
}
