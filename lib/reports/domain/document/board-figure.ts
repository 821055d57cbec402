import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { comparisonsOf } from "@/lib/assessment/domain/scoring/comparisons";
import { rankTypesByWins } from "@/lib/assessment/domain/scoring/evidence";
import { type ProfileInput, typeName } from "../report-input";
import type { FigureBlock } from "./document";
import type { BoardCell } from "./figure-data";

type CellLookup = (row: PersonalityType, column: PersonalityType) => BoardCell;

/** What a type's meeting with another came to, seen from the first; "none" where they never met. */
export function boardCells(answers: PairAnswers): CellLookup {
  const cells = new Map<string, BoardCell>();
  for (const { winner, loser, strong } of comparisonsOf(answers)) {
    cells.set(`${winner} ${loser}`, strong ? "won-strong" : "won");
    cells.set(`${loser} ${winner}`, strong ? "lost-strong" : "lost");
  }
  return (row, column) => cells.get(`${row} ${column}`) ?? "none";
}

const LEGEND = [
  ["won", "won"],
  ["won-strong", "wonStrong"],
  ["lost", "lost"],
  ["lost-strong", "lostStrong"],
] as const satisfies readonly (readonly [BoardCell, string])[];

/** One's own 36 choices as a board of nine by nine, the types in the order of pairs won. */
export function boardFigure(input: ProfileInput, answers: PairAnswers): FigureBlock {
  const { t, format } = input;
  const order = rankTypesByWins(answers);
  const types = order.map(({ type }) => type);
  const cellOf = boardCells(answers);
  const [first, last] = [order.at(0), order.at(-1)];
  const named = (type: PersonalityType, kind: "won" | "lost") => {
    const met = types.filter((other) => cellOf(type, other).startsWith(kind));
    return met.length > 0 ? format.list(met.map((other) => typeName(input, other))) : t("report.given.board.nobody");
  };
  return {
    kind: "figure",
    title: t("report.given.board.title"),
    alternative: t("report.given.board.alternative", {
      first: first ? typeName(input, first.type) : "",
      firstWins: first?.wins ?? 0,
      last: last ? typeName(input, last.type) : "",
      lastWins: last?.wins ?? 0,
    }),
    table: {
      columns: [t("report.given.board.type"), t("report.given.board.over"), t("report.given.board.under")],
      rows: types.map((type) => [
        t("report.numbered", { type, name: typeName(input, type) }),
        named(type, "won"),
        named(type, "lost"),
      ]),
    },
    figure: {
      kind: "board",
      own: input.type,
      types: types.map((type) => ({ type, label: typeName(input, type) })),
      cells: types.map((row) => types.map((column) => cellOf(row, column))),
      legend: LEGEND.map(([cell, name]) => ({ cell, label: t(`report.given.board.${name}`) })),
    },
  };
}
