type Rows = AsyncIterable<unknown>;

const isRows = (value: unknown): value is Rows =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Short rows are sent together, in parts of about so many characters. */
const PART = 16_384;

async function* rowParts(rows: Rows): AsyncGenerator<string> {
  let part = "[";
  let between = "";
  for await (const row of rows) {
    part += between + JSON.stringify(row);
    between = ",";
    if (part.length < PART) continue;
    yield part;
    part = "";
  }
  yield `${part}]`;
}

/**
 * The JSON of a value, part by part. Rows that are still being read are written as an array, row by row; they may be
 * the value itself, or stand in it one level down.
 */
export async function* jsonParts(value: object): AsyncGenerator<string> {
  if (isRows(value)) return yield* rowParts(value);
  if (!Object.values(value).some(isRows)) return yield JSON.stringify(value);
  let before = "{";
  for (const [name, member] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (isRows(member)) yield* rowParts(member);
    else yield JSON.stringify(member);
    before = ",";
  }
  yield "}";
}
