/** A turning ring beside a text that says what is going on; decorative for screen readers. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
