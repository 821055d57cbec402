import type { BarsFigure } from "@/lib/reports/domain/document/figure-data";
import { boxFromStart, type FigureText, fromStart, Picture } from "./picture";

const WIDTH = 310;
const ROW = 38;
const BAR = 8;
const FILL = { first: "accent", second: "soft", none: "mark" } as const;

/** A labelled bar for each row; the whole width stands for certainty. */
export function Bars({ figure, words }: { figure: BarsFigure; words: FigureText }) {
  const { dir } = words;
  return (
    <Picture kind="bars" width={WIDTH} height={figure.rows.length * ROW - 8} words={words}>
      {figure.rows.map(({ label, share, display, emphasis }, at) => {
        const length = Math.max(BAR, share * WIDTH);
        const weight = emphasis === "none" ? undefined : "strong";
        return (
          <g key={label} transform={`translate(0 ${at * ROW})`}>
            <text x={fromStart(0, WIDTH, dir)} y="13" fontSize="13.5" className={weight}>
              {label}
            </text>
            <text x={fromStart(WIDTH, WIDTH, dir)} y="13" fontSize="13.5" textAnchor="end" className={weight}>
              {display}
            </text>
            <rect y="20" width={WIDTH} height={BAR} rx={BAR / 2} className="rail" />
            <rect
              x={boxFromStart(0, length, WIDTH, dir)}
              y="20"
              width={length}
              height={BAR}
              rx={BAR / 2}
              className={FILL[emphasis]}
            />
          </g>
        );
      })}
    </Picture>
  );
}
