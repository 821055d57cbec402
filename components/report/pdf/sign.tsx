import { Path, Svg } from "@react-pdf/renderer";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { EMBLEM_LINE, EMBLEM_SIZE, EMBLEMS } from "@/lib/reports/domain/emblems";
import { ROSETTE_SIZE, type RosetteValues, rosettePetals } from "@/lib/reports/domain/rosette";

/** How much of the accent the petals of the other types have. */
const OTHER_PETALS = 0.3;

interface RosetteProps {
  readonly own: readonly PersonalityType[];
  readonly values: RosetteValues | null;
  /** Points across. */
  readonly size: number;
  readonly color: string;
}

/** The person's own sign; of a type in general, the nine with its petal the longest. */
export function PdfRosette({ own, values, size, color }: RosetteProps) {
  return (
    <Svg viewBox={`0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}`} style={{ width: size, height: size }}>
      {rosettePetals(own, values).map(({ type, path, own: isOwn }) => (
        <Path key={type} d={path} fill={color} fillOpacity={isOwn ? 1 : OTHER_PETALS} />
      ))}
    </Svg>
  );
}

interface EmblemProps {
  readonly type: PersonalityType;
  readonly size: number;
  readonly color: string;
}

/** The emblem of a type. */
export function PdfEmblem({ type, size, color }: EmblemProps) {
  const { lines, shapes } = EMBLEMS[type];
  return (
    <Svg viewBox={`0 0 ${EMBLEM_SIZE} ${EMBLEM_SIZE}`} style={{ width: size, height: size }}>
      <Path
        d={lines}
        fill="none"
        stroke={color}
        strokeWidth={EMBLEM_LINE}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Path d={shapes} fill={color} />
    </Svg>
  );
}
