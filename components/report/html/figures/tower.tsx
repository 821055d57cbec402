import { gradientStops, STATE_COLORS } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import type { TowerFigure, TowerShare } from "@/lib/reports/domain/document/figure-data";
import { type FigureText, fromStart, Picture } from "./picture";

const LEGEND_ROW = 26;

interface TowerStonesProps {
  /** Unique in the page. */
  readonly id: string;
  readonly shares: readonly TowerShare[];
}

/** The five stones in the colours of the two states, the first from the foot up. */
export function TowerStones({ id, shares }: TowerStonesProps) {
  const { width, foot } = TOWER_VIEW;
  const crown = Math.min(...STONES.map(({ top }) => top));
  return (
    <>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={foot} y2={crown}>
          {gradientStops(shares).map(({ color, offset }) => (
            <stop key={offset} offset={`${offset}%`} style={{ stopColor: color }} />
          ))}
        </linearGradient>
      </defs>
      <ellipse cx={width / 2} cy={foot + 1} rx="104" ry="6" className="rail" />
      {STONES.map(({ path }) => (
        <path key={path} d={path} fill={`url(#${id})`} />
      ))}
    </>
  );
}

/** The tower with a legend below. */
export function Tower({ figure, words }: { figure: TowerFigure; words: FigureText }) {
  const { width, height } = TOWER_VIEW;
  const full = height + figure.shares.length * LEGEND_ROW;
  return (
    <Picture kind="tower" width={width} height={full} words={words}>
      <TowerStones id={`${words.id}-colors`} shares={figure.shares} />
      {figure.shares.map(({ state, label, display }, at) => {
        const y = height + at * LEGEND_ROW + 4;
        return (
          <g key={state}>
            <circle cx={fromStart(8, width, words.dir)} cy={y} r="7" style={{ fill: STATE_COLORS[state] }} />
            <text x={fromStart(24, width, words.dir)} y={y + 4.5} fontSize="13">
              {label}
            </text>
            <text x={fromStart(width, width, words.dir)} y={y + 4.5} fontSize="13" textAnchor="end" className="strong">
              {display}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
