import type { BoardCell, BoardFigure } from "@/lib/reports/domain/document/figure-data";
import { boxFromStart, type FigureText, fromStart, Picture } from "./picture";

const WIDTH = 340;
const NAMES = 124;
const CELL = 24;
const HEAD = 24;
const MARK = 17;
const LEGEND_ROW = 26;

/** The mark of one meeting: filled for a win, open for a loss, with a dot where the choice was strong. */
function Mark({ cell, x, y }: { cell: BoardCell; x: number; y: number }) {
  const middle = { cx: x + MARK / 2, cy: y + MARK / 2 };
  if (cell === "none") return <circle {...middle} r="1.75" className="mark" />;
  const won = cell === "won" || cell === "won-strong";
  const strong = cell === "won-strong" || cell === "lost-strong";
  return (
    <>
      <rect x={x} y={y} width={MARK} height={MARK} rx="4" className={won ? "accent" : "open"} />
      {strong && <circle {...middle} r="3.25" className={won ? "paper" : "mark"} />}
    </>
  );
}

/** Nine rows and columns; a cell tells what the row's type came to against the column's. */
export function Board({ figure, words }: { figure: BoardFigure; words: FigureText }) {
  const { dir } = words;
  const own = figure.own ?? figure.types[0]?.type;
  const board = HEAD + figure.types.length * CELL;
  const columnAt = (column: number) => NAMES + column * CELL + (CELL - MARK) / 2;
  return (
    <Picture kind="board" width={WIDTH} height={board + 12 + figure.legend.length * LEGEND_ROW} words={words}>
      {figure.types.map(({ type }, column) => (
        <text
          key={type}
          x={fromStart(columnAt(column) + MARK / 2, WIDTH, dir)}
          y="15"
          fontSize="12.5"
          textAnchor="middle"
          className="soft"
        >
          {type}
        </text>
      ))}
      {figure.types.map(({ type, label }, row) => {
        const top = HEAD + row * CELL;
        return (
          <g key={type}>
            <text
              x={fromStart(0, WIDTH, dir)}
              y={top + 16}
              fontSize="12.5"
              className={type === own ? "strong" : undefined}
            >
              {`${type} ${label}`}
            </text>
            {figure.cells[row]?.map((cell, column) => (
              <Mark
                key={figure.types[column]?.type}
                cell={cell}
                x={boxFromStart(columnAt(column), MARK, WIDTH, dir)}
                y={top + (CELL - MARK) / 2}
              />
            ))}
          </g>
        );
      })}
      {figure.legend.map(({ cell, label }, at) => {
        const top = board + 14 + at * LEGEND_ROW;
        return (
          <g key={cell}>
            <Mark cell={cell} x={boxFromStart(0, MARK, WIDTH, dir)} y={top} />
            <text x={fromStart(MARK + 10, WIDTH, dir)} y={top + 13} fontSize="13">
              {label}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
