"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PortraitsFirst } from "@/components/assessment/portraits/portraits-first";
import { StepGate } from "@/components/assessment/step-gate";
import { QueryProvider } from "@/components/layout/query-provider";
import { useNavigate } from "@/components/layout/use-navigate";
import { blocksQueryOptions } from "@/lib/assessment/client/step-queries";
import type { BlockId } from "@/lib/assessment/domain/instrument/blocks";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { chosenBlock, colorSelection } from "@/lib/assessment/domain/run/selectors";
import { pathBefore } from "@/lib/assessment/domain/run/steps";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { useReachedStep, useStep } from "../use-step";
import { BlocksView } from "./blocks-view";

const STEP = "building-blocks";

interface StepProps {
  navigate(path: string): void;
}

/** Waits for a type: without one there are no blocks to show. */
function BlocksStep({ navigate }: StepProps) {
  const step = useStep(STEP, navigate);
  return step.type && <Blocks step={step} type={step.type} />;
}

function Blocks({ step, type }: { step: ReturnType<typeof useStep>; type: PersonalityType }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(blocksQueryOptions(type, step.locale));
  const [retried, setRetried] = useState(false);
  const selected = chosenBlock(step.run)?.id ?? null;
  const { selectedStates, distribution } = colorSelection(step.run);
  return (
    <BlocksView
      blocks={isPending ? "loading" : (data ?? [])}
      selected={selected}
      retrying={isFetching}
      limit={limitSentence(error)}
      focusChoice={retried}
      states={selectedStates}
      distribution={distribution}
      onSelect={(id: BlockId) => step.store.update((run, at) => ({ ...run, block: { value: id, at } }))}
      onRetry={() => {
        setRetried(true);
        void refetch();
      }}
      onBack={step.back}
      onContinue={() => step.complete({ block: selected })}
    />
  );
}

/** The step from its first screen on, which may be the portraits. */
export function BlocksSteps({ navigate }: StepProps) {
  useReachedStep(STEP);
  return (
    <PortraitsFirst onBack={() => navigate(pathBefore(STEP) ?? "/")}>
      <BlocksStep navigate={navigate} />
    </PortraitsFirst>
  );
}

/** The third step: which of the type's two blocks; before it, once, the two portraits. */
export function BlocksScreen() {
  const navigate = useNavigate();
  return (
    <StepGate step={STEP}>
      <QueryProvider>
        <BlocksSteps navigate={navigate} />
      </QueryProvider>
    </StepGate>
  );
}
