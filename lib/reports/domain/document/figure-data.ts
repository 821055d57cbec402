import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";

/** What a figure shows, as data; the page and the PDF each draw it in their way. */
export type Figure =
  | BarsFigure
  | TowerFigure
  | LadderFigure
  | DotsFigure
  | CircleFigure
  | BoardFigure
  | TowersFigure
  | PlacesFigure;

export interface BarsFigure {
  readonly kind: "bars";
  readonly rows: readonly {
    readonly label: string;
    /** 0 to 1 */
    readonly share: number;
    readonly display: string;
    readonly emphasis: "first" | "second" | "none";
  }[];
}

/** How much of the tower has the colour of a state. */
export interface TowerShare {
  readonly state: StateKey;
  readonly percent: number;
}

export interface TowerFigure {
  readonly kind: "tower";
  /** From the foot up; whole percents that sum to 100. */
  readonly shares: readonly (TowerShare & { readonly label: string; readonly display: string })[];
}

export interface LadderFigure {
  readonly kind: "ladder";
  /** From the lightest to the hardest state; `name` is what the type calls it. */
  readonly steps: readonly {
    readonly state: StateKey;
    readonly label: string;
    readonly name: string;
    /** The share of the person's weeks, in percent; null where it is none of their two states. */
    readonly percent: number | null;
    readonly display: string;
  }[];
}

export interface DotsFigure {
  readonly kind: "dots";
  readonly total: number;
  readonly rows: readonly { readonly label: string; readonly count: number; readonly display: string }[];
}

export interface CircleFigure {
  readonly kind: "circle";
  readonly points: readonly {
    readonly type: PersonalityType;
    readonly label: string;
    readonly emphasis: "type" | "wing" | "none";
  }[];
  /** The lines across the circle; `own` are those of the type. Reports saved before they were drawn have none. */
  readonly lines?: readonly { readonly from: PersonalityType; readonly to: PersonalityType; readonly own: boolean }[];
}

/** The towers of two people, side by side. */
export interface TowersFigure {
  readonly kind: "towers";
  readonly towers: readonly {
    readonly name: string;
    /** From the foot up; no share of either is told. */
    readonly states: readonly { readonly state: StateKey; readonly label: string }[];
  }[];
}

/** The place of each of the nine in the orders of two people, the first place on top. */
export interface PlacesFigure {
  readonly kind: "places";
  readonly names: readonly [string, string];
  /** In the first one's order. Places are 1 to 9. */
  readonly rows: readonly {
    readonly label: string;
    readonly places: readonly [number, number];
    /** Among the first three of both. */
    readonly shared: boolean;
  }[];
}

/** One's own 36 choices: a cell per ordered pair of types, seen from its row. */
export interface BoardFigure {
  readonly kind: "board";
  /** The report's own type; boards saved before it was told stress the first row. */
  readonly own?: PersonalityType;
  /** The nine types in the order of rows and columns. */
  readonly types: readonly { readonly type: PersonalityType; readonly label: string }[];
  /** cells[row][column]: "won" | "won-strong" | "lost" | "lost-strong" | "none" (the diagonal, or no answer) */
  readonly cells: readonly (readonly BoardCell[])[];
  /** What the marks mean, in the language. */
  readonly legend: readonly { readonly cell: BoardCell; readonly label: string }[];
}

export type BoardCell = "won" | "won-strong" | "lost" | "lost-strong" | "none";
