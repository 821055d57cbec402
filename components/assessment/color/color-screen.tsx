"use client";

import { useState } from "react";
import { StepGate } from "@/components/assessment/step-gate";
import { QueryProvider } from "@/components/layout/query-provider";
import { useNavigate } from "@/components/layout/use-navigate";
import type { ColorSelection, StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { setPrimaryShare, shareLeftBy, toggleState } from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { colorSelection, statesOfEarlierType } from "@/lib/assessment/domain/run/selectors";
import { useReachedStep, useStep } from "../use-step";
import { ColorView, useStateNames } from "./color-view";

/** Waits for a type: the states are described for it. */
export function ColorStep({ navigate }: { navigate(path: string): void }) {
  useReachedStep("color-phase");
  const step = useStep("color-phase", navigate);
  return step.type && <Colors step={step} type={step.type} />;
}

function Colors({ step, type }: { step: ReturnType<typeof useStep>; type: PersonalityType }) {
  const { store, run, level, locale } = step;
  const names = useStateNames(type, locale);
  const [rejectedTaps, setRejectedTaps] = useState(0);
  const [shareBefore, setShareBefore] = useState<number | null>(null);
  const selection = colorSelection(run);
  const { selectedStates, distribution } = selection;
  const ofEarlierType = statesOfEarlierType(run);

  function keep(value: ColorSelection) {
    store.update((current, at) => ({ ...current, colors: { value: { ...value, personalityType: type }, at } }));
  }

  function toggle(state: StateKey) {
    const before = colorSelection(store.getSnapshot().run);
    const value = toggleState(before, state);
    if (value === before) return setRejectedTaps(rejectedTaps + 1);
    setRejectedTaps(0);
    setShareBefore(value.selectedStates.length === 0 ? null : (shareLeftBy(before, state) ?? shareBefore));
    keep(value);
  }

  function split(primary: number) {
    setShareBefore(null);
    keep(setPrimaryShare(colorSelection(store.getSnapshot().run), primary));
  }

  function goOn() {
    // Whoever goes on has seen what the states say for this type.
    if (ofEarlierType) keep(selection);
    step.complete({ selectedStates, distribution });
  }

  return (
    <ColorView
      {...{ type, selection, names, rejectedTaps, shareBefore, level }}
      ofEarlierType={ofEarlierType}
      onToggle={toggle}
      onSplit={split}
      onBack={step.back}
      onContinue={goOn}
    />
  );
}

/** The fourth step: two of five states, and how much of each. */
export function ColorScreen() {
  const navigate = useNavigate();
  return (
    <StepGate step="color-phase">
      <QueryProvider>
        <ColorStep navigate={navigate} />
      </QueryProvider>
    </StepGate>
  );
}
