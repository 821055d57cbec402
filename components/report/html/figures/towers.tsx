import { gradientStops, STATE_COLORS } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import type { TowersFigure } from "@/lib/reports/domain/document/figure-data";
import { boxFromStart, type FigureText, fromStart, Picture } from "./picture";

const WIDTH = 330;
const COLUMN = 150;
const SCALE = COLUMN / TOWER_VIEW.width;
const TOP = 30;
const LEGEND_ROW = 24;
const STONES_HEIGHT = TOP + TOWER_VIEW.height * SCALE;

/** The towers of two people beside each other, under their names; each colour has half, since no share is told. */
export function Towers({ figure, words }: { figure: TowersFigure; words: FigureText }) {
  const { width, foot } = TOWER_VIEW;
  const { dir, id } = words;
  const crown = Math.min(...STONES.map(({ top }) => top));
  return (
    <Picture kind="towers" width={WIDTH} height={STONES_HEIGHT + 2 * LEGEND_ROW} words={words}>
      {figure.towers.map(({ name, states }, at) => {
        const start = at * (WIDTH - COLUMN);
        const shares = states.map(({ state }) => ({ state, percent: 100 / states.length }));
        return (
          <g key={at}>
            <defs>
              <linearGradient id={`${id}-${at}`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={foot} y2={crown}>
                {gradientStops(shares).map(({ color, offset }) => (
                  <stop key={offset} offset={`${offset}%`} style={{ stopColor: color }} />
                ))}
              </linearGradient>
            </defs>
            <text x={fromStart(start, WIDTH, dir)} y="16" fontSize="14" className="strong">
              {name}
            </text>
            <g transform={`translate(${boxFromStart(start, COLUMN, WIDTH, dir)} ${TOP}) scale(${SCALE})`}>
              <ellipse cx={width / 2} cy={foot + 1} rx="104" ry="6" className="rail" />
              {STONES.map(({ path }) => (
                <path key={path} d={path} fill={`url(#${id}-${at})`} />
              ))}
            </g>
            {[...states].reverse().map(({ state, label }, row) => {
              const y = STONES_HEIGHT + row * LEGEND_ROW + 10;
              return (
                <g key={state}>
                  <circle cx={fromStart(start + 8, WIDTH, dir)} cy={y} r="6" style={{ fill: STATE_COLORS[state] }} />
                  <text x={fromStart(start + 22, WIDTH, dir)} y={y + 4.5} fontSize="12.5">
                    {label}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </Picture>
  );
}
