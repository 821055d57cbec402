import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";

/** The side of the square that an emblem is drawn in, and how thick its lines are. */
export const EMBLEM_SIZE = 24;
export const EMBLEM_LINE = 1.6;

/** A small sign in one colour: what is drawn as lines and what is filled, as paths of an SVG. */
export interface Emblem {
  readonly lines: string;
  readonly shapes: string;
}

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** One emblem for each of the nine. */
export const EMBLEMS: Readonly<Record<PersonalityType, Emblem>> = {
  // A plumb line over level ground.
  1: { lines: "M12 2.8V10M4 20.6H20", shapes: "M12 18.6L8.9 13.2L12 10L15.1 13.2Z" },
  // A bowl that holds.
  2: { lines: "M3.6 11.6A8.4 8.4 0 0 0 20.4 11.6M12 20V21.2M8.6 21.2H15.4", shapes: disc(12, 7.6, 3.6) },
  // A peak, and what is reached for above it.
  3: { lines: "M2.8 20.4L9.2 9.4L13 15.6L15.4 12L21.2 20.4Z", shapes: disc(16.6, 5.6, 2.4) },
  // A moon that is not full, with its star.
  4: { lines: "", shapes: `M14.6 3.4A8.9 8.9 0 1 0 20.8 15.4A7.4 7.4 0 0 1 14.6 3.4Z${disc(19, 8.2, 1.6)}` },
  // A lens.
  5: { lines: `${disc(10.4, 10.4, 7)}M15.6 15.6L21 21`, shapes: disc(10.4, 10.4, 2.5) },
  // A shield, half in the light.
  6: {
    lines: "M12 2.8L19.4 5.6V11C19.4 15.8 16.4 19.2 12 21.4C7.6 19.2 4.6 15.8 4.6 11V5.6Z",
    shapes: "M12 6.2V17.7C9.3 16 7.7 13.7 7.7 10.8V7.7Z",
  },
  // A spark that goes every way.
  7: {
    lines: "M12 2.6V6.4M12 17.6V21.4M2.6 12H6.4M17.6 12H21.4M5.4 5.4L8 8M16 16L18.6 18.6M18.6 5.4L16 8M8 16L5.4 18.6",
    shapes: disc(12, 12, 3.2),
  },
  // An arch, with the stone that bears it.
  8: {
    lines: "M4.2 21V12.4A7.8 7.8 0 0 1 19.8 12.4V21M2.6 21H7.2M16.8 21H21.4",
    shapes: "M9.4 2.4H14.6L13.6 8.2H10.4Z",
  },
  // A sun on still water.
  9: {
    lines:
      "M2.8 16C4.3 14.7 5.9 14.7 7.4 16C8.9 17.3 10.5 17.3 12 16C13.5 14.7 15.1 14.7 16.6 16C18.1 17.3 19.7 17.3 21.2 16M6.6 20.4C7.5 19.7 8.7 19.7 9.6 20.4C10.5 21.1 11.1 21.1 12 20.4C12.9 19.7 14.1 19.7 15 20.4C15.9 21.1 16.5 21.1 17.4 20.4",
    shapes: "M5.8 11.8A6.2 6.2 0 0 1 18.2 11.8Z",
  },
};

/** Nine stones on a ring, the one at the top larger: the mark of the brand. */
const RING = Array.from({ length: 9 }, (_, step) => {
  const angle = (step * 2 * Math.PI) / 9 - Math.PI / 2;
  const at = (middle: number) => Number((12 + 8.6 * middle).toFixed(2));
  return disc(at(Math.cos(angle)), at(Math.sin(angle)), step === 0 ? 3 : 1.9);
}).join("");

/** One emblem for each kind of report. */
export const KIND_EMBLEMS: Readonly<Record<ReportType, Emblem>> = {
  standard: { lines: "", shapes: RING },
  // Two circles, and what they share.
  love: {
    lines: `${disc(8.8, 12, 6)}${disc(15.2, 12, 6)}`,
    shapes: "M12 6.92A6 6 0 0 1 12 17.08A6 6 0 0 1 12 6.92Z",
  },
  // Coins.
  wealth: {
    lines: "M4.8 6.6V17.4A7.2 3 0 0 0 19.2 17.4V6.6M4.8 12A7.2 3 0 0 0 19.2 12",
    shapes: "M4.8 6.6A7.2 3 0 0 1 19.2 6.6A7.2 3 0 0 1 4.8 6.6Z",
  },
  // A table, and those who sit at it.
  corporate: {
    lines: disc(12, 12, 4.8),
    shapes: `${disc(12, 3.6, 2)}${disc(20.4, 12, 2)}${disc(12, 20.4, 2)}${disc(3.6, 12, 2)}`,
  },
  // Steps, and a flag on the last.
  career: { lines: "M2.8 20.8H8.4V16H14V11.2H19.6V3", shapes: "M19.6 2.6L12.6 5.3L19.6 8Z" },
  // A leaf, half in the light.
  health: {
    lines: "M3.6 20.4L16 8M6.4 17.6C2.8 10.6 8.4 3.8 20.4 3.6C20.6 15.6 13.4 21.2 6.4 17.6",
    shapes: "M6.4 17.6C2.8 10.6 8.4 3.8 20.4 3.6Z",
  },
  // A compass.
  leadership: { lines: disc(12, 12, 9), shapes: "M17.2 6.8L14 14L6.8 17.2L10 10Z" },
};
