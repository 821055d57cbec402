/**
 * The marks that the root layout's script puts on the document before the first paint: what visitors see
 * (`data-visitors`) is held back where this browser remembers somebody (`data-known`). Who is here is known now, and it
 * may be seen.
 */
export const showToVisitors = (): void => {
  delete document.documentElement.dataset.known;
};
