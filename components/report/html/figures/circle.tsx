import type { CircleFigure } from "@/lib/reports/domain/document/figure-data";
import { type FigureText, Picture } from "./picture";

const WIDTH = 330;
const HEIGHT = 280;
const CENTER = { x: WIDTH / 2, y: 142 };
const RING = 82;
const LABEL_GAP = 12;
/** Nearer to the middle than this a name stands over its point; elsewhere it leans outward, so that none meet. */
const MIDDLE = 12;
const RADII = { type: 19, wing: 15, none: 11 } as const;

/** Nine stands at the top, the others follow clockwise. */
function place(type: number, radius: number) {
  const angle = (type * 2 * Math.PI) / 9 - Math.PI / 2;
  const round = (value: number) => Number(value.toFixed(1));
  return { x: round(CENTER.x + radius * Math.cos(angle)), y: round(CENTER.y + radius * Math.sin(angle)) };
}

/** Names on the left of the circle end at their point, those on the right begin there, whichever way they are read. */
function anchor(x: number, dir: FigureText["dir"]): "start" | "middle" | "end" {
  if (Math.abs(x - CENTER.x) < MIDDLE) return "middle";
  return x > CENTER.x === (dir === "ltr") ? "start" : "end";
}

/** The circle of nine with the lines across it, the type, and the wing or wings joined to it. */
export function Circle({ figure, words }: { figure: CircleFigure; words: FigureText }) {
  const own = figure.points.find(({ emphasis }) => emphasis === "type");
  return (
    <Picture kind="circle" width={WIDTH} height={HEIGHT} words={words}>
      <circle cx={CENTER.x} cy={CENTER.y} r={RING} className="ring" />
      {[...(figure.lines ?? [])]
        .sort((a, b) => Number(a.own) - Number(b.own))
        .map(({ from, to, own: ofType }) => {
          const [start, end] = [place(from, RING), place(to, RING)];
          const path = `M${start.x} ${start.y}L${end.x} ${end.y}`;
          return <path key={path} d={path} className={ofType ? "inner own" : "inner"} />;
        })}
      {figure.points.map(({ type, emphasis }) => {
        if (!own || emphasis !== "wing") return null;
        const [from, to] = (type - own.type + 9) % 9 === 1 ? [own.type, type] : [type, own.type];
        const [start, end] = [place(from, RING), place(to, RING)];
        return (
          <path key={type} d={`M${start.x} ${start.y}A${RING} ${RING} 0 0 1 ${end.x} ${end.y}`} className="link" />
        );
      })}
      {figure.points.map(({ type, label, emphasis }) => {
        const point = place(type, RING);
        const name = place(type, RING + RADII[emphasis] + LABEL_GAP);
        return (
          <g key={type} className={emphasis === "none" ? undefined : "strong"}>
            <circle cx={point.x} cy={point.y} r={RADII[emphasis]} className={emphasis === "type" ? "accent" : "open"} />
            <text
              x={point.x}
              y={point.y + 4.5}
              fontSize="13.5"
              textAnchor="middle"
              className={emphasis === "type" ? "on-accent" : undefined}
            >
              {type}
            </text>
            <text x={name.x} y={name.y + 4.5} fontSize="12.5" textAnchor={anchor(name.x, words.dir)}>
              {label}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
