import fc from "fast-check";
import { z } from "zod";

type JsonSchema = Readonly<Record<string, unknown>>;

/** Texts that have broken somebody's program once. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u2066",
  '\'; DROP TABLE "User"; --',
  "1 OR 1=1",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "{{7*7}}",
  "../../../../etc/passwd",
  '=HYPERLINK("http://evil.example")',
  "%00%ff%0d%0aSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "NaN",
  "0x10",
  "1e999",
  "null",
  "x".repeat(70_000),
  "🧿".repeat(3_000),
];
/** Times at the edge of what can be written, and beyond what databases and calendars keep: nobody may take one. */
const EDGE_INSTANTS = [
  "0000-01-01T00:00:00Z",
  "0000-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59Z",
  "9999-12-31T23:59:59-14:00",
];
const EDGE_DAYS = ["0000-01-01", "9999-12-31"];
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  -1,
  0.5,
  10,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  -2_147_483_649,
  [],
  [[]],
  {},
  { length: 5 },
  { toString: 1 },
  { $gt: "" },
  JSON.parse('{"__proto__": {"admin": true}}'),
  JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`),
];

const list = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value : []);

/** A value that fits a JSON schema, or nearly so: patterns and formats are not met but by chance. */
function arbitraryFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const either = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (either.length > 0) return fc.oneof(...either.map(arbitraryFor));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return objectArbitrary(schema);
    case "array":
      return arrayArbitrary(schema);
    case "integer":
      return fc.integer({ min: -1, max: 101 });
    case "number":
      return fc.double({ min: -1, max: 101, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return textArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>;
  }
}

/** A tuple where the schema names each place, else a short list. */
function arrayArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  const places = list(schema.prefixItems);
  if (places.length > 0) return fc.tuple(...places.map(arbitraryFor));
  return fc.array(arbitraryFor((schema.items as JsonSchema | undefined) ?? {}), { maxLength: 3 });
}

function textArbitrary(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid();
  if (schema.format === "email") return fc.constant("nobody@example.org");
  const instant = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === "date-time") return fc.oneof(instant, fc.constantFrom(...EDGE_INSTANTS));
  if (schema.format === "date")
    return fc.oneof(
      instant.map((at) => at.slice(0, 10)),
      fc.constantFrom(...EDGE_DAYS),
    );
  const minLength = typeof schema.minLength === "number" ? schema.minLength : 0;
  return fc.string({ minLength, maxLength: Math.max(minLength, 12) });
}

function objectArbitrary(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {});
  const known = fc.record(Object.fromEntries(properties.map(([key, value]) => [key, arbitraryFor(value)])));
  const more = schema.additionalProperties;
  if (typeof more !== "object" || more === null) return known;
  const others = fc.dictionary(fc.string({ maxLength: 4 }), arbitraryFor(more as JsonSchema), { maxKeys: 3 });
  return fc.tuple(known, others).map(([own, rest]) => ({ ...rest, ...own }));
}

/** Puts a hostile value, or nothing, at a place inside a value; the place is found by following `steps`. */
function corrupt(value: unknown, steps: readonly number[], hostile: unknown, remove: boolean): unknown {
  const [step = 0, ...rest] = steps;
  if (typeof value !== "object" || value === null || steps.length === 0) return hostile;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return hostile;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? corrupt(each, rest, hostile, remove) : each));
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  if (remove && rest.length === 0) return others;
  return { ...others, [key]: corrupt(inner, rest, hostile, remove) };
}

const corrupted = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .record({
      value,
      steps: fc.array(fc.nat(40), { maxLength: 4 }),
      hostile: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 2 })),
      remove: fc.boolean(),
      extra: fc.boolean(),
    })
    .map(({ value: whole, steps, hostile, remove, extra }) => {
      const bad = corrupt(whole, steps, hostile, remove);
      return extra && typeof bad === "object" && bad !== null && !Array.isArray(bad)
        ? { ...bad, __extra: hostile }
        : bad;
    });

/** Whether a time at the edge stands somewhere in a value, which then is to be refused whatever its schema says. */
export function containsEdgeTime(value: unknown): boolean {
  const text = JSON.stringify(value) ?? "";
  return [...EDGE_INSTANTS, ...EDGE_DAYS].some((edge) => text.includes(`"${edge}"`));
}

/** Values for a schema with one thing wrong, most of the time; some happen to be right. */
export function hostileFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return fc.oneof(
    { weight: 5, arbitrary: corrupted(arbitraryFor(shape)) },
    { weight: 1, arbitrary: arbitraryFor(shape) },
  );
}

/** The same for what comes as text: parameters of a path, a query. */
export function hostileTexts(schema: z.ZodType): fc.Arbitrary<Record<string, string>> {
  return hostileFor(schema).map((value) => {
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [["a", value] as const];
    return Object.fromEntries(
      entries.map(([key, each]) => [key, typeof each === "string" ? each : (JSON.stringify(each) ?? "")]),
    );
  });
}
