"use client";

import { useTranslations } from "next-intl";
import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { editionVersion, presentValues } from "@/lib/assessment/domain/run/assessment-run";
import { allPairsAnswered, SAMPLE_TYPE, workingType } from "@/lib/assessment/domain/run/selectors";
import { pathAfter } from "@/lib/assessment/domain/run/steps";
import { useReachedStep } from "../use-step";
import { HeroMoments } from "./hero-moments";

export interface RestoreViewProps {
  /** The sample is in use already. */
  sampleInUse: boolean;
  onAnswerPairs(): void;
  onUseSample(): void;
}

/** Shown when there are no answers to start from: a link to the pairs, or a sample marked as one. */
export function RestoreView({ sampleInUse, onAnswerPairs, onUseSample }: RestoreViewProps) {
  const t = useTranslations("heroStep");
  return (
    <section className="stack">
      <h1 className="text-3xl">{t(sampleInUse ? "sampleTitle" : "restoreTitle")}</h1>
      <p className="lede">{t(sampleInUse ? "sampleText" : "restoreText")}</p>
      <Button size="lg" wide onClick={onAnswerPairs}>
        {t("answerPairs")}
        <ArrowForwardIcon />
      </Button>
      <Card tone="flat" className="stack">
        <h2 className="text-xl">{t("sampleOffer")}</h2>
        <p>{t("sampleWarning", { type: SAMPLE_TYPE })}</p>
        <Button variant="secondary" onClick={onUseSample}>
          {sampleInUse ? t("keepSample") : t("useSample", { type: SAMPLE_TYPE })}
        </Button>
      </Card>
    </section>
  );
}

const STEP = "hero-moments";
const PAIRS_PATH = "/rheti";

function HeroSteps() {
  const { run, store } = useAssessmentRun();
  const navigate = useNavigate();

  useReachedStep(STEP);
  const completeStep = (label: "completed" | "sample") => {
    const { run } = store.getSnapshot();
    trackStep({ step: STEP, label, personalityType: workingType(run) ?? undefined, run });
    navigate(pathAfter(STEP));
  };
  if (run.sample || !allPairsAnswered(run)) {
    return (
      <RestoreView
        sampleInUse={run.sample}
        onAnswerPairs={() => navigate(PAIRS_PATH)}
        onUseSample={() => {
          if (!run.sample) store.update((current) => ({ ...current, sample: true }));
          completeStep("sample");
        }}
      />
    );
  }
  return (
    <HeroMoments
      runId={run.runId}
      version={editionVersion(run)}
      choices={presentValues(run.hero)}
      onChoose={(cardId, option) =>
        store.update((current, at) => ({ ...current, hero: { ...current.hero, [cardId]: { value: option, at } } }))
      }
      onBack={() => navigate(PAIRS_PATH)}
      onDone={() => completeStep("completed")}
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
