import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { EMBLEM_LINE, EMBLEM_SIZE, EMBLEMS, KIND_EMBLEMS, type Emblem as Shapes } from "@/lib/reports/domain/emblems";
import { ROSETTE_SIZE, type RosetteValues, rosettePetals } from "@/lib/reports/domain/rosette";

/** How much of the colour the petals of the other types have. */
const OTHER_PETALS = 0.3;

interface RosetteProps {
  /** The type, or both types of two people. */
  readonly own: readonly PersonalityType[];
  /** The person's nine values; null draws the type's petal, and the others all alike. */
  readonly values: RosetteValues | null;
  /** What it shows, for those who do not see it; without it, it only decorates. */
  readonly label?: string;
}

/** A person's own sign, in the colour of the text around it and as large as its place; reports and screens draw it. */
export function Rosette({ own, values, label }: RosetteProps) {
  return (
    <svg
      viewBox={`0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}`}
      fill="currentColor"
      data-sign="rosette"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {rosettePetals(own, values).map(({ type, path, own: isOwn }) => (
        <path key={type} d={path} fillOpacity={isOwn ? 1 : OTHER_PETALS} />
      ))}
    </svg>
  );
}

/** A small sign in the colour of the text around it. The name of what it stands for is beside it, so it only decorates. */
function Sign({ lines, shapes }: Shapes) {
  return (
    <svg viewBox={`0 0 ${EMBLEM_SIZE} ${EMBLEM_SIZE}`} data-sign="emblem" aria-hidden>
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth={EMBLEM_LINE}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={shapes} fill="currentColor" />
    </svg>
  );
}

/** The emblem of a type. */
export function Emblem({ type }: { type: PersonalityType }) {
  return <Sign {...EMBLEMS[type]} />;
}

/** The emblem of a kind of report. */
export function KindEmblem({ kind }: { kind: ReportType }) {
  return <Sign {...KIND_EMBLEMS[kind]} />;
}
