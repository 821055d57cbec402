import { type CSSProperties, useId } from "react";
import { type ColorShare, gradientStops } from "./state-colors";
import { STONES, TOWER_VIEW } from "./stones";

export interface StoneTowerProps {
  /** How many of the five stones are laid. */
  level: number;
  shares: readonly ColorShare[];
  /** What the picture says, in words. */
  alternative: string;
}

/** Five stones on each other; those not laid yet are outlines, and one gradient runs through all that are. */
export function StoneTower({ level, shares, alternative }: StoneTowerProps) {
  const id = useId();
  const stops = gradientStops(shares);
  const { width, height, foot } = TOWER_VIEW;
  // The split is that of what is built, so the gradient ends where the laid stones end.
  const gradientTop = STONES[Math.max(1, level) - 1]?.top ?? 0;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alternative} className="tower-picture">
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={foot} y2={gradientTop}>
          {stops.map(({ color, offset }) => (
            <stop key={offset} offset={`${offset}%`} style={{ stopColor: color }} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}-shade`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="stone-light" />
          <stop offset="0.42" className="stone-light-none" />
          <stop offset="0.42" className="stone-shade-none" />
          <stop offset="1" className="stone-shade" />
        </linearGradient>
      </defs>
      <circle cx={width / 2} cy="132" r="104" className="tower-sun" />
      <ellipse cx={width / 2} cy={foot + 1} rx="108" ry="7" className="tower-ground" />
      {STONES.map(({ path, vein }, at) =>
        at < level ? (
          <g key={path} className="stone" style={{ "--settle-delay": `${at * 70}ms` } as CSSProperties}>
            <path d={path} className="stone-body" style={stops.length > 0 ? { fill: `url(#${id})` } : undefined} />
            <path d={path} fill={`url(#${id}-shade)`} />
            <path d={vein} className="stone-vein" />
          </g>
        ) : (
          <path key={path} d={path} className="stone-ghost" />
        ),
      )}
    </svg>
  );
}
