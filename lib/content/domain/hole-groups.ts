import type { Hole } from "./pack-qa";

/** Holes of one language and role that have the same reason, so that a person can fill them in one sitting. */
export interface HoleGroup extends Pick<Hole, "locale" | "role" | "reason"> {
  /** Ascending. */
  readonly types: readonly number[];
}

/**
 * Draws holes together by language, role and reason, in the order in which they were found. Apart from `pack-qa.ts`, whose
 * rules no browser needs.
 */
export function holeGroups(holes: readonly Hole[]): readonly HoleGroup[] {
  const groups = new Map<string, HoleGroup>();
  for (const { locale, role, reason, type } of holes) {
    const key = JSON.stringify([locale, role, reason]);
    groups.set(key, { locale, role, reason, types: [...(groups.get(key)?.types ?? []), type] });
  }
  return [...groups.values()];
}
