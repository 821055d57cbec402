type Rows = AsyncIterable<unknown>;

const isAsyncIterable = (value: unknown): value is Rows =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Short rows are sent together, in parts of about this many characters. */
const CHUNK_CHARS = 16_384;

async function* rowChunks(rows: Rows): AsyncGenerator<string> {
  let chunk = "[";
  let separator = "";
  for await (const row of rows) {
    chunk += separator + JSON.stringify(row);
    separator = ",";
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}]`;
}

/**
 * The JSON of a value, part by part. Rows that are still being read are written as an array, row by row; they may be
 * the value itself, or stand in it one level down.
 */
export async function* jsonChunks(value: object): AsyncGenerator<string> {
  if (isAsyncIterable(value)) return yield* rowChunks(value);
  if (!Object.values(value).some(isAsyncIterable)) return yield JSON.stringify(value);
  let prefix = "{";
  for (const [name, member] of Object.entries(value)) {
    yield `${prefix}${JSON.stringify(name)}:`;
    if (isAsyncIterable(member)) yield* rowChunks(member);
    else yield JSON.stringify(member);
    prefix = ",";
  }
  yield "}";
}
