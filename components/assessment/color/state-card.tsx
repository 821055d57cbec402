"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { STATE_COLORS } from "@/components/tower/state-colors";
import { Badge } from "@/components/ui/badge";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";

export interface StateCardProps {
  state: StateKey;
  type: PersonalityType;
  /** Its name for the type: undefined while it is fetched, null when that failed. */
  name: string | null | undefined;
  /** Its place among the chosen ones, 0 or 1; -1 when it is not chosen. */
  place: number;
  onToggle(state: StateKey): void;
}

const PLACES = ["place.first", "place.second"] as const;

/** One state as a button that stays pressed: its colour, its label, its name and text for the type. */
export function StateCard({ state, type, name, place, onToggle }: StateCardProps) {
  const t = useTranslations("colorStep");
  const tc = useTranslations("common");
  const ts = useTranslations("state");
  const id = useId();
  const placeKey = PLACES[place];
  return (
    <button
      type="button"
      className="choice grid! grid-cols-[auto_1fr_auto] items-center gap-x-3 px-3! py-2! sm:px-5! sm:py-3!"
      aria-pressed={place >= 0}
      aria-labelledby={`${id}-label ${id}-name`}
      aria-describedby={`${id}-text`}
      onClick={() => onToggle(state)}
    >
      <span
        aria-hidden="true"
        className="row-span-2 h-full min-h-8 w-2.5 rounded-full"
        style={{ backgroundColor: STATE_COLORS[state] }}
      />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span id={`${id}-label`} className="font-serif text-lg">
          {ts(`levels.${state}.label`)}
        </span>
        <span id={`${id}-name`} className="min-h-6 text-sm text-ink-soft">
          {name === null ? tc("unknown") : name}
        </span>
      </span>
      {placeKey ? <Badge tone="neutral">{t(placeKey)}</Badge> : <span />}
      <span id={`${id}-text`} className="col-span-2 col-start-2 text-sm">
        {ts(`states.${type}.${state}.text`)}
      </span>
    </button>
  );
}
