import { STATE_COLORS } from "@/components/tower/state-colors";
import type { LadderFigure } from "@/lib/reports/domain/document/figure-data";
import { boxFromStart, type FigureText, fromStart, Picture } from "./picture";

const WIDTH = 310;
const ROW = 48;
/** Lines of Nastaliq stand further apart: their letters reach far above and below. */
const RTL_ROW = 68;
const RUNG = { length: 44, height: 8 } as const;
const RAIL = 3;

/** Five rungs, the lightest state on top; the two that the person is in have their colour and their share. */
export function Ladder({ figure, words }: { figure: LadderFigure; words: FigureText }) {
  const { dir } = words;
  const row = dir === "rtl" ? RTL_ROW : ROW;
  // How far the two lines of a label stand above and below the middle of their rung.
  const [above, below] = dir === "rtl" ? [8, 22] : [3, 14];
  const height = figure.steps.length * row;
  return (
    <Picture kind="ladder" width={WIDTH} height={height} words={words}>
      {[0, RUNG.length - RAIL].map((start) => (
        <rect
          key={start}
          x={boxFromStart(start, RAIL, WIDTH, dir)}
          y="2"
          width={RAIL}
          height={height - 4}
          className="rail"
        />
      ))}
      {figure.steps.map(({ state, label, name, percent, display }, at) => {
        const middle = at * row + row / 2;
        const box = {
          x: boxFromStart(0, RUNG.length, WIDTH, dir),
          y: middle - RUNG.height / 2,
          width: RUNG.length,
          height: RUNG.height,
          rx: RUNG.height / 2,
        };
        return (
          <g key={state}>
            {percent === null ? (
              <rect {...box} className="rail" />
            ) : (
              <rect {...box} style={{ fill: STATE_COLORS[state] }} />
            )}
            <text
              x={fromStart(RUNG.length + 14, WIDTH, dir)}
              y={middle - above}
              fontSize="13.5"
              className={percent === null ? "soft" : "strong"}
            >
              {label}
            </text>
            <text x={fromStart(RUNG.length + 14, WIDTH, dir)} y={middle + below} fontSize="12" className="soft">
              {name}
            </text>
            {percent === null ? null : (
              <text
                x={fromStart(WIDTH, WIDTH, dir)}
                y={middle + 4.5}
                fontSize="13.5"
                textAnchor="end"
                className="strong"
              >
                {display}
              </text>
            )}
          </g>
        );
      })}
    </Picture>
  );
}
