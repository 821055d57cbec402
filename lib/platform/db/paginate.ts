import "server-only";

/** Rows per query of a long list, so that only these are in memory. */
export const PAGE_SIZE = 50;

const yieldToEventLoop = () => new Promise((done) => setImmediate(done));
let lastTask: Promise<unknown> = Promise.resolve();

/** One at a time, and others come between: a database on this thread would keep everybody waiting. */
function serialize<T>(work: () => Promise<T>): Promise<T> {
  const task = lastTask.then(work);
  lastTask = task.then(yieldToEventLoop, yieldToEventLoop);
  return task;
}

/** Every row of a list that may be long; `read` gives the page of those after a row, or the first one. */
export async function* paginate<Row extends Cursor, Cursor>(
  fetchPage: (cursor: Cursor | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let cursor: Row | undefined, more = true; more; ) {
    const rows = await serialize(() => fetchPage(cursor));
    yield* rows;
    cursor = rows.at(-1);
    more = rows.length === PAGE_SIZE;
  }
}
