type Rows = AsyncIterable<unknown>;

const isAsyncIterable = (value: unknown): value is Rows =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Short rows are sent together, in parts of about this many characters. */
const CHUNK_CHARS = 16_384;

const line = (depth: number) => `\n${"  ".repeat(depth)}`;

/** The JSON of a value that stands `depth` levels down, with a line for each of its members. */
const indented = (value: unknown, depth: number) => JSON.stringify(value, null, 2)?.replaceAll("\n", line(depth));

async function* rowChunks(rows: Rows, depth: number): AsyncGenerator<string> {
  let chunk = "[";
  let separator = "";
  for await (const row of rows) {
    chunk += separator + line(depth + 1) + indented(row, depth + 1);
    separator = ",";
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = "";
  }
  yield separator === "" ? "[]" : `${chunk}${line(depth)}]`;
}

/**
 * The JSON of a value, part by part, in lines for people to read; `depth` is how many levels down it stands. Rows that are
 * still being read are written as an array, row by row; they may be the value itself, or stand in it one level down.
 */
export async function* jsonChunks(value: object, depth = 0): AsyncGenerator<string> {
  if (isAsyncIterable(value)) return yield* rowChunks(value, depth);
  if (!Object.values(value).some(isAsyncIterable)) return yield indented(value, depth);
  let prefix = "{";
  for (const [name, member] of Object.entries(value)) {
    yield `${prefix}${line(depth + 1)}${JSON.stringify(name)}: `;
    if (isAsyncIterable(member)) yield* rowChunks(member, depth + 1);
    else yield indented(member, depth + 1);
    prefix = ",";
  }
  yield `${line(depth)}}`;
}
