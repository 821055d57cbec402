import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalInput } from "../report-input";
import type { FigureBlock } from "./document";

/** The five states as a ladder, the lightest on top, with the shares of the two that the person is in. */
export function ladderFigure({ t, format, type, profile }: PersonalInput): FigureBlock {
  const { selectedStates, distribution } = profile.colors;
  const percents = [distribution.primary, distribution.secondary];
  const steps = COLOR_STATES.map((state) => {
    const at = selectedStates.indexOf(state);
    const percent = at < 0 ? null : (percents[at] ?? 0);
    return {
      state,
      label: t(`state.levels.${state}.label`),
      name: t(`state.states.${type}.${state}.name`),
      percent,
      display: format.percent((percent ?? 0) / 100),
    };
  });
  const [upper, lower] = steps.filter(({ percent }) => percent !== null);
  return {
    kind: "figure",
    title: t("report.states.ladder.title"),
    alternative: t("report.states.ladder.alternative", {
      upper: upper?.label ?? "",
      lower: lower?.label ?? "",
    }),
    table: {
      columns: [t("report.states.tower.state"), t("report.states.ladder.name"), t("report.states.tower.share")],
      rows: steps.map(({ label, name, display }) => [label, name, display]),
    },
    figure: { kind: "ladder", steps },
  };
}
