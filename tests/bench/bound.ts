/** One thing that has to hold, and the figure that says whether it does. */
export interface Bound {
  readonly what: string;
  readonly value: number;
  readonly holds: boolean;
}

export const atLeast = (what: string, value: number, bound: number): Bound => ({
  what: `${what}, at least ${bound}`,
  value,
  holds: value >= bound,
});

export const atMost = (what: string, value: number, bound: number): Bound => ({
  what: `${what}, at most ${bound}`,
  value,
  holds: value <= bound,
});

/** Prints the bounds; the process ends with 1 when one of them is broken. */
export function reportBounds(bounds: readonly Bound[]): void {
  console.log("\nBounds");
  for (const { what, value, holds } of bounds) console.log(`${holds ? "ok  " : "FAIL"} ${what}: ${value.toFixed(2)}`);
  if (bounds.some(({ holds }) => !holds)) process.exitCode = 1;
}

/** One line of a table: a name, then figures set to the right. */
export function row(name: string, cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(12)).join("");
}
