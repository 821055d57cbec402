import type { DotsFigure } from "@/lib/reports/domain/document/figure-data";
import { type FigureText, fromStart, Picture } from "./picture";

const WIDTH = 310;
const ROW = 56;
const RADIUS = 10;

/** A row of dots for each area: filled for a token, open for the rest of the ten. */
export function Dots({ figure, words }: { figure: DotsFigure; words: FigureText }) {
  const { dir } = words;
  const step = (WIDTH - 2 * RADIUS - 2) / (figure.total - 1);
  return (
    <Picture kind="dots" width={WIDTH} height={figure.rows.length * ROW - 8} words={words}>
      {figure.rows.map(({ label, count, display }, row) => (
        <g key={label} transform={`translate(0 ${row * ROW})`}>
          <text x={fromStart(0, WIDTH, dir)} y="13" fontSize="13.5" className="strong">
            {label}
          </text>
          <text x={fromStart(WIDTH, WIDTH, dir)} y="13" fontSize="13.5" textAnchor="end" className="strong">
            {display}
          </text>
          {Array.from({ length: figure.total }, (_, at) => fromStart(RADIUS + 1 + at * step, WIDTH, dir)).map(
            (x, at) => (
              <circle key={x} cx={x} cy="34" r={RADIUS} className={at < count ? "accent" : "open"} />
            ),
          )}
        </g>
      ))}
    </Picture>
  );
}
