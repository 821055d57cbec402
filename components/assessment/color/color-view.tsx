"use client";

import { useTranslations } from "next-intl";
import { TowerPreview } from "@/components/tower/tower-preview";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { type ColorSelection, STATES_TO_CHOOSE } from "@/lib/assessment/domain/color-selection";
import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/color-states";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { StepLayout } from "../step-layout";
import { SplitChoice } from "./split-choice";
import { StateCard } from "./state-card";
import type { StateNames } from "./use-state-names";

export interface ColorViewProps {
  type: PersonalityType;
  selection: ColorSelection;
  names: StateNames;
  /** How often a third state was tapped since the last change; above 0 a note says what to do. */
  refusals: number;
  /** Steps done, 0 to 5. */
  level: number;
  onToggle(state: StateKey): void;
  /** The share of the first state, 0 to 100. */
  onSplit(primary: number): void;
  onBack(): void;
  onContinue(): void;
}

export function ColorView(props: ColorViewProps) {
  const { type, selection, names, refusals, level, onToggle, onSplit, onBack, onContinue } = props;
  const t = useTranslations("colorStep");
  const tc = useTranslations("common");
  const { selectedStates, distribution } = selection;
  const complete = selectedStates.length === STATES_TO_CHOOSE;
  return (
    <StepLayout
      title={t("title")}
      lede={t("lede")}
      aside={<TowerPreview title={t("tower")} states={selectedStates} {...{ distribution, level }} />}
      onBack={onBack}
      forward={
        <Button onClick={onContinue} disabled={!complete}>
          {complete ? tc("continue") : t("selectTwo")}
          {complete && <ArrowForwardIcon />}
        </Button>
      }
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 font-semibold">{t("choose")}</legend>
        {COLOR_STATES.map((state) => (
          <StateCard
            key={state}
            {...{ state, type, onToggle }}
            name={names[state]}
            place={selectedStates.indexOf(state)}
          />
        ))}
        <div role="status" className="sticky bottom-3 z-10">
          {refusals > 0 && (
            // A new element each time: the same words are announced again.
            <p key={refusals} className="alert tone-info shadow-card">
              {t("twoChosen")}
            </p>
          )}
        </div>
      </fieldset>
      <SplitChoice {...{ selection, onSplit }} />
    </StepLayout>
  );
}
