import fc from "fast-check";
import { canonicalJson } from "@/lib/assessment/domain/run/canonical-json";

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

test("the order of keys does not count", () => {
  fc.assert(fc.property(json, (value) => expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))));
});

test("nothing is lost", () => {
  fc.assert(fc.property(json, (value) => expect(JSON.parse(canonicalJson(value))).toEqual(value)));
});

test("equal texts are equal values, and the order of a list counts", () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const same = canonicalJson(a) === canonicalJson(b);
      if (same) expect(a).toEqual(b);
      else expect(a).not.toStrictEqual(b);
    }),
  );
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
