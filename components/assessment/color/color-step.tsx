"use client";

import { useState } from "react";
import { splitAt, toggleState } from "@/lib/assessment/domain/color-selection";
import type { StateKey } from "@/lib/assessment/domain/color-states";
import { colorSelection } from "@/lib/assessment/domain/readings";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { useStep } from "../use-step";
import { ColorView } from "./color-view";
import { useStateNames } from "./use-state-names";

/** Waits for a type: the states are described for it. */
export function ColorStep({ navigate }: { navigate(path: string): void }) {
  const step = useStep("color-phase", navigate);
  return step.type && <Colors step={step} type={step.type} />;
}

function Colors({ step, type }: { step: ReturnType<typeof useStep>; type: PersonalityType }) {
  const { store, draft, level, locale } = step;
  const names = useStateNames(type, locale);
  const [refusals, setRefusals] = useState(0);
  const selection = colorSelection(draft);

  function toggle(state: StateKey) {
    const before = colorSelection(store.getSnapshot().draft);
    const value = toggleState(before, state);
    if (value === before) return setRefusals(refusals + 1);
    setRefusals(0);
    store.update((current, at) => ({ ...current, colors: { value, at } }));
  }

  return (
    <ColorView
      {...{ type, selection, names, refusals, level }}
      onToggle={toggle}
      onSplit={(primary) =>
        store.update((current, at) => ({
          ...current,
          colors: { value: splitAt(colorSelection(current), primary), at },
        }))
      }
      onBack={step.back}
      onContinue={() => step.complete({ ...selection })}
    />
  );
}
