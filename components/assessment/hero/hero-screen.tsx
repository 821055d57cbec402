"use client";

import { useEffect, useEffectEvent } from "react";
import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { useDraft } from "@/lib/assessment/client/draft-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { standing } from "@/lib/assessment/domain/draft";
import { allPairsAnswered, workingType } from "@/lib/assessment/domain/readings";
import { pathAfter } from "@/lib/assessment/domain/steps";
import { HeroWalk } from "./hero-walk";
import { RestoreView } from "./restore-view";

const STEP = "hero-moments";
const PAIRS_PATH = "/rheti";

function HeroSteps() {
  const { draft, store } = useDraft();
  const navigate = useNavigate();

  const reached = useEffectEvent(() =>
    trackStep({ step: STEP, label: "reached", personalityType: workingType(draft) ?? undefined, run: draft }),
  );
  useEffect(() => reached(), []);

  const goOn = (label: "completed" | "sample") => {
    const { draft: run } = store.getSnapshot();
    trackStep({ step: STEP, label, personalityType: workingType(run) ?? undefined, run });
    navigate(pathAfter(STEP));
  };
  if (draft.sample || !allPairsAnswered(draft)) {
    return (
      <RestoreView
        inUse={draft.sample}
        onAnswerPairs={() => navigate(PAIRS_PATH)}
        onUseSample={() => {
          if (!draft.sample) store.update((current) => ({ ...current, sample: true }));
          goOn("sample");
        }}
      />
    );
  }
  return (
    <HeroWalk
      runId={draft.runId}
      choices={standing(draft.hero)}
      onChoose={(cardId, option) =>
        store.update((current, at) => ({ ...current, hero: { ...current.hero, [cardId]: { value: option, at } } }))
      }
      onBack={() => navigate(PAIRS_PATH)}
      onDone={() => goOn("completed")}
    />
  );
}

/** The scenario cards; without answers to go on from, the ways to get there. */
export function HeroScreen() {
  return (
    <StepGate step={STEP}>
      <HeroSteps />
    </StepGate>
  );
}
