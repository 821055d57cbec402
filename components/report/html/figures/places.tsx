import type { PlacesFigure } from "@/lib/reports/domain/document/figure-data";
import { type FigureText, fromStart, Picture } from "./picture";

const WIDTH = 340;
const ROW = 27;
const TOP = 34;
/** Where the lines begin and end, from the side where reading starts. */
const LINE = { from: 118, to: 222 } as const;
const GAP = 8;

const middleOf = (place: number) => TOP + (place - 0.5) * ROW;

/** Nine lines from each type's place with the first person to its place with the second; shared leaders are strong. */
export function Places({ figure, words }: { figure: PlacesFigure; words: FigureText }) {
  const { dir } = words;
  const at = (distance: number) => fromStart(distance, WIDTH, dir);
  const [first, second] = figure.names;
  return (
    <Picture kind="places" width={WIDTH} height={TOP + 9 * ROW} words={words}>
      <text x={at(LINE.from)} y="16" fontSize="13.5" textAnchor="end" className="strong">
        {first}
      </text>
      <text x={at(LINE.to)} y="16" fontSize="13.5" className="strong">
        {second}
      </text>
      {figure.rows.map(({ label, places: [before, after], shared }) => {
        const [y, end] = [middleOf(before), middleOf(after)];
        return (
          <g key={label} className={shared ? "strong" : undefined}>
            <path d={`M${at(LINE.from)} ${y}L${at(LINE.to)} ${end}`} className={shared ? "slope shared" : "slope"} />
            {[
              { x: LINE.from, height: y },
              { x: LINE.to, height: end },
            ].map(({ x, height }) => (
              <circle key={x} cx={at(x)} cy={height} r={shared ? 4.5 : 3} className={shared ? "accent" : "mark"} />
            ))}
            <text x={at(LINE.from - GAP)} y={y + 4.5} fontSize="12" textAnchor="end">
              {label}
            </text>
            <text x={at(LINE.to + GAP)} y={end + 4.5} fontSize="12">
              {label}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
