const KEY = "rhetiPlace";

/** Where a person stands: in which run, walking which pairs, at which of them. */
export interface Place {
  readonly runId: string;
  readonly walk: readonly number[];
  readonly pair: number;
}

function signature({ runId, walk }: Omit<Place, "pair">): string {
  return `${runId}:${walk.join()}:`;
}

/** Keeps the place for a reload of this tab; without storage a reload begins at the first open pair. */
export function rememberPlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, signature(place) + place.pair);
  } catch {
    // The answers themselves are kept elsewhere.
  }
}

/** The pair at which this tab last stood in the same run and the same walk; null when it did not. */
export function recallPlace(walk: Omit<Place, "pair">): number | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    const start = signature(walk);
    return kept?.startsWith(start) ? Number(kept.slice(start.length)) : null;
  } catch {
    return null;
  }
}
