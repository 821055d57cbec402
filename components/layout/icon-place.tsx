/** Keeps the place of a round button of the header while its code and its person are on their way; visitors see none. */
export function IconPlace() {
  return <span className="icon-place" aria-hidden="true" />;
}
