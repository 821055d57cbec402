"use client";

import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { STATE_COLORS } from "@/components/tower/state-colors";
import { TowerPreview } from "@/components/tower/tower-preview";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { RangeSlider } from "@/components/ui/range-slider";
import { stateQueryOptions } from "@/lib/assessment/client/step-queries";
import {
  COLOR_STATES,
  type ColorSelection,
  REQUIRED_STATES,
  type StateKey,
} from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { prefersReducedMotion } from "../reduced-motion";
import { StepLayout } from "../step-layout";
import { StateCard } from "./state-card";

interface SplitChoiceProps {
  selection: ColorSelection;
  /** The share that the first state had beside another one, while it can have it again; null without one. */
  shareBefore: number | null;
  /** The share of the first state, 0 to 100. */
  onSplit(primary: number): void;
}

/** How much of each: in words until two states are chosen, then with a slider between them. */
function SplitChoice({ selection: { selectedStates, distribution }, shareBefore, onSplit }: SplitChoiceProps) {
  const t = useTranslations("colorStep");
  const ts = useTranslations("state");
  const section = useSecondChoiceInView(selectedStates.length === REQUIRED_STATES);
  const [first, second] = selectedStates;
  const { primary, secondary } = distribution;
  const label = (state: StateKey) => ts(`levels.${state}.label`);
  return (
    <section ref={section} className="grid gap-2">
      <h2 className="text-lg">{t("splitTitle")}</h2>
      {!second && <SplitBar first={first} primary={primary} />}
      {!first && <p className="text-sm">{t("splitNone")}</p>}
      {first && !second && <p className="text-sm">{t("splitOne", { state: label(first) })}</p>}
      {/* There before its words, so that they are read out. */}
      <p role="status" className="text-sm empty:hidden">
        {second && shareBefore !== null && t("splitEven")}
      </p>
      {second && shareBefore !== null && (
        <Button variant="secondary" className="justify-self-start" onClick={() => onSplit(shareBefore)}>
          {t("splitBefore", { primary: shareBefore, secondary: 100 - shareBefore })}
        </Button>
      )}
      {first && second && (
        <RangeSlider
          label={t("splitLabel")}
          value={primary}
          onChange={onSplit}
          valueText={t("splitValue", { first: label(first), second: label(second), primary, secondary })}
          startLabel={label(first)}
          endLabel={label(second)}
          between={[STATE_COLORS[first], STATE_COLORS[second]]}
        />
      )}
    </section>
  );
}

/** A ref for what is brought into view, calmly, as soon as the second state is chosen; not when the page opens with both. */
function useSecondChoiceInView(complete: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const before = useRef(complete);
  useEffect(() => {
    if (complete && !before.current) {
      const behavior = prefersReducedMotion() ? "auto" : "smooth";
      ref.current?.scrollIntoView?.({ block: "nearest", behavior });
    }
    before.current = complete;
  }, [complete]);
  return ref;
}

/** The starting split as two lengths, and all of it in one colour as soon as there is a first state. */
function SplitBar({ first, primary }: { first?: StateKey; primary: number }) {
  return (
    <div aria-hidden="true" className="flex h-4 overflow-hidden rounded-full">
      <span style={{ inlineSize: `${primary}%`, backgroundColor: first ? STATE_COLORS[first] : "var(--stone-line)" }} />
      <span className="flex-1" style={{ backgroundColor: "var(--stone)" }} />
    </div>
  );
}

/** A state's own name for the type: undefined while it is fetched, null when that failed. */
type StateNames = Readonly<Record<StateKey, string | null | undefined>>;

/** Asks the server for the names of the five states, each by itself. */
export function useStateNames(type: PersonalityType, locale: string): StateNames {
  const results = useQueries({ queries: COLOR_STATES.map((state) => stateQueryOptions(state, type, locale)) });
  const names = COLOR_STATES.map((state, index) => {
    const result = results[index];
    return [state, result?.isPending ? undefined : result?.data?.state || null] as const;
  });
  return Object.fromEntries(names) as Record<StateKey, string | null | undefined>;
}

interface ColorViewProps {
  type: PersonalityType;
  selection: ColorSelection;
  names: StateNames;
  /** The states were chosen by what they say for another type. */
  ofEarlierType: boolean;
  /** How often a third state was tapped since the last change; above 0 a note says what to do. */
  rejectedTaps: number;
  /** The share that the first state had beside another one that was released; null without one. */
  shareBefore?: number | null;
  /** Steps done, 0 to 5. */
  level: number;
  onToggle(state: StateKey): void;
  /** The share of the first state, 0 to 100. */
  onSplit(primary: number): void;
  onBack(): void;
  onContinue(): void;
}

export function ColorView(props: ColorViewProps) {
  const {
    type,
    selection,
    names,
    ofEarlierType,
    rejectedTaps,
    shareBefore = null,
    level,
    onToggle,
    onSplit,
    onBack,
    onContinue,
  } = props;
  const t = useTranslations("colorStep");
  const tc = useTranslations("common");
  const typeName = useTranslations("results.typeNames");
  const { selectedStates, distribution } = selection;
  const complete = selectedStates.length === REQUIRED_STATES;
  return (
    <StepLayout
      title={t("title")}
      lede={t("lede")}
      aside={<TowerPreview live title={t("tower")} states={selectedStates} {...{ distribution, level }} />}
      asideFirst
      onBack={onBack}
      forward={
        <Button onClick={onContinue} disabled={!complete}>
          {complete ? tc("continue") : t("selectTwo")}
          {complete && <ArrowForwardIcon />}
        </Button>
      }
    >
      {ofEarlierType && <Alert>{t("otherType", { type: typeName(`${type}`) })}</Alert>}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="sr-only">{t("choose")}</legend>
        {COLOR_STATES.map((state) => (
          <StateCard
            key={state}
            {...{ state, type, onToggle }}
            name={names[state]}
            place={selectedStates.indexOf(state)}
          />
        ))}
        <div role="status" className="sticky bottom-20 z-10">
          {rejectedTaps > 0 && (
            // A new element each time: the same words are announced again.
            <p key={rejectedTaps} className="alert tone-info shadow-card">
              {t("twoChosen")}
            </p>
          )}
        </div>
      </fieldset>
      <SplitChoice {...{ selection, shareBefore, onSplit }} />
    </StepLayout>
  );
}
