import fc from "fast-check";
import { jsonChunks } from "@/lib/platform/http/json-chunks";

async function partsOf(value: object): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of jsonChunks(value)) parts.push(part);
  return parts;
}

async function* oneByOne(rows: readonly unknown[]) {
  yield* rows;
}

const lines = (value: unknown) => JSON.stringify(value, null, 2);
const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));

test("the parts together are the JSON of the whole in lines, also where rows are still being read", async () => {
  await fc.assert(
    fc.asyncProperty(rows, rows, fc.dictionary(fc.string(), fc.jsonValue()), async (first, second, plain) => {
      expect((await partsOf(oneByOne(first))).join("")).toBe(lines(first));
      expect((await partsOf(plain)).join("")).toBe(lines(plain));
      const mixed = { first: oneByOne(first), plain, second: oneByOne(second) };
      expect((await partsOf(mixed)).join("")).toBe(lines({ first, plain, second }));
    }),
  );
});

test("a long list comes in many parts, short rows together", async () => {
  const long = Array.from({ length: 10_000 }, (_, place) => ({ place }));
  const parts = await partsOf(oneByOne(long));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.length).toBeLessThan(20);
  expect(JSON.parse(parts.join(""))).toEqual(long);
});
