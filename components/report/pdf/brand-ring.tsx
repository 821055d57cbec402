import { Circle, Svg } from "@react-pdf/renderer";
import { INK } from "./accents";

interface RingProps {
  /** Points across. */
  readonly size: number;
  readonly accent: string;
  /** Which of the nine stands out. */
  readonly marked: number;
  /** Where it stands, clockwise from the right in radians; nine stands at the top unless it is told. */
  readonly at?: number;
}

const STEP = (2 * Math.PI) / 9;
/** Larger than this the stones are open, smaller they would be specks. */
const OPEN_FROM = 100;

/** Nine stones on a ring, one of them yours. */
export function BrandRing({ size, accent, marked, at = marked * STEP - Math.PI / 2 }: RingProps) {
  const open = { fill: INK.paper, stroke: accent, strokeWidth: 0.08 };
  const rest = size > OPEN_FROM ? open : { fill: accent, fillOpacity: 0.5 };
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      {Array.from({ length: 9 }, (_, step) => {
        const angle = at + step * STEP;
        const place = { cx: 12 + 8.6 * Math.cos(angle), cy: 12 + 8.6 * Math.sin(angle) };
        if (step === 0) return <Circle key={step} {...place} r={3} fill={accent} />;
        return <Circle key={step} {...place} r={1.7} {...rest} />;
      })}
    </Svg>
  );
}
