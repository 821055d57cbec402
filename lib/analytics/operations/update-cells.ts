import "server-only";
import { cellsAreBehind, updateCells } from "../data/cells";

/** Few enough that nobody who answers waits long for the rows. */
const AT_ONCE = 2_000;

/** Takes everything that happened into the cells from which the figures are read. */
export async function bringCellsUpToDate(): Promise<void> {
  if (!(await cellsAreBehind())) return;
  while ((await updateCells(AT_ONCE)) >= AT_ONCE);
}
