import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { FigureBlock } from "../document/document";
import { typeName } from "../report-input";
import type { MatchInput } from "./match-input";

const stateLabel = ({ t }: Pick<MatchInput, "t">, state: StateKey | undefined) =>
  state ? t(`state.levels.${state}.label`) : "";

/** The two states of a person as they are read, neither of them before the other. */
export function statesText(input: Pick<MatchInput, "t">, [one, two]: readonly StateKey[]): string {
  return input.t("pair.meeting.statesValue", { first: stateLabel(input, one), second: stateLabel(input, two) });
}

/** The two towers: which states each of the two chose, without their order and their shares. */
export function towersFigure(input: MatchInput): FigureBlock {
  const { t, first, second } = input;
  const people = [first, second];
  const words = people.map(
    ({
      name,
      side: {
        states: [below, above],
      },
    }) => t("pair.meeting.towerOf", { name, below: stateLabel(input, below), above: stateLabel(input, above) }),
  );
  return {
    kind: "figure",
    title: t("pair.meeting.towers"),
    alternative: words.join(" "),
    table: {
      columns: [t("pair.meeting.towers"), t("report.answer.terms.states")],
      rows: people.map(({ name, side: { states } }) => [name, statesText(input, states)]),
    },
    figure: {
      kind: "towers",
      towers: people.map(({ name, side }) => ({
        name,
        states: side.states.map((state) => ({ state, label: stateLabel(input, state) })),
      })),
    },
  };
}

/** The place of each type in each person's own order: places, never amounts. Null without both orders. */
export function placesFigure({ t, format, reading, first, second }: MatchInput): FigureBlock | null {
  const [a, b] = [first.side.order, second.side.order];
  if (!a || !b) return null;
  const placeOf = (order: typeof a, type: (typeof a)[number]) => order.indexOf(type) + 1;
  return {
    kind: "figure",
    title: t("pair.meeting.places"),
    alternative: t("pair.meeting.placesAlternative", { first: first.name, second: second.name }),
    table: {
      columns: [t("report.nine.bars.type"), first.name, second.name],
      rows: a.map((type) => [
        t("report.numbered", { type, name: typeName({ t }, type) }),
        format.number(placeOf(a, type)),
        format.number(placeOf(b, type)),
      ]),
    },
    figure: {
      kind: "places",
      names: [first.name, second.name],
      rows: a.map((type) => ({
        label: typeName({ t }, type),
        places: [placeOf(a, type), placeOf(b, type)],
        shared: reading.shared?.includes(type) ?? false,
      })),
    },
  };
}
