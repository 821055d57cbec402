import "server-only";

/** So many rows of a long list are read and held at once; the rest waits in the database. */
export const PAGE = 50;

const breath = () => new Promise((done) => setImmediate(done));
let lastTurn: Promise<unknown> = Promise.resolve();

/** One at a time, and others come between: a database on this thread would keep everybody waiting. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.then(breath, breath);
  return turn;
}

/** Every row of a list that may be long; `read` gives the page of those after a row, or the first one. */
export async function* everyRow<Row extends Place, Place>(
  read: (after: Place | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Row | undefined, more = true; more; ) {
    const rows = await inTurn(() => read(after));
    yield* rows;
    after = rows.at(-1);
    more = rows.length === PAGE;
  }
}
