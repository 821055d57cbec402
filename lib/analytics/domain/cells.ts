import { type CellLevel, startOfMonth } from "./periods";
import { addTally, countFact, countPairs, countRun, type Fact, type RunFact, type Tally } from "./tally";

/** Completed runs by the day of completion; runs, and their pairs, by the day of their first event. */
export type CellKind = "assessment" | "run" | "pairs";

/** Everything of one kind that happened in a day or a month and has one value of one dimension ("": all of it). */
export interface Cell {
  readonly kind: CellKind;
  readonly level: CellLevel;
  readonly start: string;
  readonly dimension: string;
  readonly value: string;
  total: number;
  readonly counts: Tally;
}

type CellSource = Pick<RunFact, "day" | "type" | "theme" | "locale">;

/** Cells that are to be added to those that are kept. */
export class CellSum {
  readonly #cells = new Map<string, Cell>();

  #add(kind: CellKind, place: CellSource, tally: Tally, times: 1 | -1): void {
    const values = [
      ["", ""],
      ...(place.type > 0 ? [["type", String(place.type)]] : []),
      ["theme", place.theme],
      ["locale", place.locale],
    ];
    for (const [dimension = "", value = ""] of values) {
      for (const level of ["d", "m"] as const) {
        const start = level === "d" ? place.day : startOfMonth(place.day);
        const key = [kind, level, start, dimension, value].join("|");
        const cell = this.#cells.get(key) ?? { kind, level, start, dimension, value, total: 0, counts: {} };
        this.#cells.set(key, cell);
        cell.total += times;
        addTally(cell.counts, tally, times);
      }
    }
  }

  addFact(fact: Fact, times: 1 | -1): void {
    this.#add("assessment", fact, countFact(fact), times);
  }

  addRun(run: RunFact, times: 1 | -1): void {
    this.#add("run", run, countRun(run), times);
    if (Object.keys(run.pairs).length > 0) this.#add("pairs", run, countPairs(run), times);
  }

  /** In one order, so that two who write them never wait for each other. */
  cells(): readonly Cell[] {
    return [...this.#cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
  }
}
