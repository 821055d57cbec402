import type { PersonalDocument } from "./document/document";
import type { TowerFigure } from "./document/figure-data";

/** The tower of a report; null where it tells no states. */
export function towerOf({ sections }: PersonalDocument): TowerFigure["shares"] | null {
  const figures = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "figure" ? block.figure : [])),
  );
  return figures.find((figure) => figure.kind === "tower")?.shares ?? null;
}
