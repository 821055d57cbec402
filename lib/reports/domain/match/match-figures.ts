import type { FigureBlock } from "../document/document";
import { typeName } from "../report-input";
import type { MatchInput, MatchPerson } from "./match-input";

/** The two towers: which states each of the two chose, and in which order. */
export function towersFigure({ t, format, first, second }: MatchInput): FigureBlock {
  const label = (state: MatchPerson["side"]["states"][number]) => t(`state.levels.${state}.label`);
  const people = [first, second];
  const words = people.map(({ name, side: { states } }) =>
    t("pair.meeting.towerOf", { name, below: label(states[0]), above: label(states[1]) }),
  );
  return {
    kind: "figure",
    title: t("pair.meeting.towers"),
    alternative: words.join(" "),
    table: {
      columns: [t("report.answer.terms.states"), first.name, second.name],
      rows: [0, 1].map((at) => [
        format.number(at + 1),
        ...people.map(({ side: { states } }) => states.map(label)[at] ?? ""),
      ]),
    },
    figure: {
      kind: "towers",
      towers: people.map(({ name, side }) => ({
        name,
        states: side.states.map((state) => ({ state, label: label(state) })),
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
