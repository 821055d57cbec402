import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Board } from "@/components/report/html/figures/board";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { boardCells, boardFigure } from "@/lib/reports/domain/document/board-figure";
import type { BoardCell, BoardFigure } from "@/lib/reports/domain/document/figure-data";
import { markedAnswers } from "@/tests/unit/assessment/arbitraries";
import { inputOf } from "./samples";

const OPPOSITE: Readonly<Record<BoardCell, BoardCell>> = {
  won: "lost",
  "won-strong": "lost-strong",
  lost: "won",
  "lost-strong": "won-strong",
  none: "none",
};
const input = inputOf(4, "love", null);
const board = (answers: PairAnswers) => {
  const { figure, table } = boardFigure(input, answers);
  if (figure.kind !== "board") throw new Error("no board");
  return { ...figure, table };
};

test("what one type won, the other lost; nobody meets themselves", () => {
  fc.assert(
    fc.property(markedAnswers, (answers) => {
      const cellOf = boardCells(answers);
      for (const row of PERSONALITY_TYPES)
        for (const column of PERSONALITY_TYPES)
          expect(cellOf(column, row)).toBe(row === column ? "none" : OPPOSITE[cellOf(row, column)]);
    }),
    { numRuns: 40 },
  );
});

test("a row shows as many wins as its type has, and the rows fall from most to fewest", () => {
  fc.assert(
    fc.property(markedAnswers, (answers) => {
      const { types, cells } = board(answers);
      const wins = cells.map((row) => row.filter((cell) => cell.startsWith("won")).length);
      expect(wins).toEqual(types.map(({ type }) => winsByType(answers)[type]));
      expect(wins).toEqual([...wins].sort((a, b) => b - a));
    }),
    { numRuns: 40 },
  );
});

test("the table holds every meeting twice, once for each side", () => {
  const [answers = {}] = fc.sample(markedAnswers, { seed: 3, numRuns: 1 });
  const { table, types } = board(answers);
  const names = types.map(({ label }) => label);
  const named = table.rows.flatMap(([, over = "", under = ""]) =>
    names.filter((name) => `${over} ${under}`.includes(name)),
  );
  expect(named).toHaveLength(72);
});

test("the report's own type stands out, wherever its row is; in a board that does not name it, the first row", () => {
  const { own, types } = board({ 1: { side: "left", strong: false } });
  expect(own).toBe(input.type);
  expect(types[0]?.type).not.toBe(input.type);
  const strong = (figure: BoardFigure) => {
    const html = renderToStaticMarkup(
      createElement(Board, { figure, words: { id: "b", dir: "ltr", title: "", alternative: "" } }),
    );
    return [...html.matchAll(/class="strong">(\d)/g)].map(([, type]) => Number(type));
  };
  const figure = { kind: "board", types, cells: [], legend: [] } as const;
  expect(strong({ ...figure, own: input.type })).toEqual([input.type]);
  expect(strong(figure)).toEqual([types[0]?.type]);
});

test("an unanswered pair stays empty", () => {
  expect(boardCells({})(1, 2)).toBe("none");
});
