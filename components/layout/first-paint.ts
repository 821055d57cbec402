/**
 * The mark that the root layout's script puts on the document before the first paint where this browser remembers
 * somebody (`data-known`): the page then keeps the places of what comes for them. It stays while the page is theirs, also
 * when their session turns out to be over, so that nothing moves.
 */
export function markKnown(known: boolean): void {
  document.documentElement.toggleAttribute("data-known", known);
}

/** Nobody is remembered here after all: what visitors see may be seen. */
export const showToVisitors = (): void => markKnown(false);
