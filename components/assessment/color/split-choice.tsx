"use client";

import { useTranslations } from "next-intl";
import { STATE_COLORS } from "@/components/tower/state-colors";
import { RangeSlider } from "@/components/ui/range-slider";
import type { ColorSelection, StateKey } from "@/lib/assessment/domain/instrument/color-selection";

export interface SplitChoiceProps {
  selection: ColorSelection;
  /** The share of the first state, 0 to 100. */
  onSplit(primary: number): void;
}

/** How much of each: in words until two states are chosen, then with a slider between them. */
export function SplitChoice({ selection: { selectedStates, distribution }, onSplit }: SplitChoiceProps) {
  const t = useTranslations("colorStep");
  const ts = useTranslations("state");
  const [first, second] = selectedStates;
  const { primary, secondary } = distribution;
  const label = (state: StateKey) => ts(`levels.${state}.label`);
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t("splitTitle")}</h2>
      <SplitBar first={first} second={second} primary={primary} />
      {!first && <p className="text-sm">{t("splitNone", { primary, secondary })}</p>}
      {first && !second && <p className="text-sm">{t("splitOne", { state: label(first) })}</p>}
      {first && second && (
        <RangeSlider
          label={t("splitLabel", { first: label(first), second: label(second) })}
          value={primary}
          onChange={onSplit}
          valueText={t("splitValue", { first: label(first), second: label(second), primary, secondary })}
          startLabel={label(first)}
          endLabel={label(second)}
        />
      )}
    </section>
  );
}

/** The two shares as lengths, the first one where reading starts; the words beside it say the same. */
function SplitBar({ first, second, primary }: { first?: StateKey; second?: StateKey; primary: number }) {
  const color = (state: StateKey | undefined, otherwise: string) => (state ? STATE_COLORS[state] : otherwise);
  return (
    <div aria-hidden="true" className="flex h-4 overflow-hidden rounded-full">
      <span style={{ inlineSize: `${primary}%`, backgroundColor: color(first, "var(--stone-line)") }} />
      <span className="flex-1" style={{ backgroundColor: color(second, "var(--stone)") }} />
    </div>
  );
}
