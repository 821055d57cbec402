import { readFileSync } from "node:fs";
import { z } from "zod";
import { schemaText } from "@/components/developers/schema-text";
import { type JsonSchema, jsonSchemaOf } from "@/lib/platform/http/contract";

const textOf = (schema: z.ZodType) => schemaText(jsonSchemaOf(schema, "output", {}));

test.each([
  [z.string(), "string"],
  [z.iso.datetime(), "string (date-time)"],
  [z.enum(["a", "b"]), '"a" | "b"'],
  [z.number().nullable(), "number | null"],
  [z.array(z.enum(["a", "b"])), '("a" | "b")[]'],
  [z.tuple([z.string(), z.number()]), "[string, number]"],
  [z.object({ a: z.string(), b: z.number().optional() }), "{\n  a: string\n  b?: number\n}"],
  [z.object({ a: z.object({ b: z.literal(true) }) }), "{\n  a: {\n    b: true\n  }\n}"],
  [z.record(z.string(), z.number()), "{\n  [key]: number\n}"],
  [z.unknown(), "unknown"],
])("a schema reads as a type (%#)", (schema, text) => {
  expect(textOf(schema)).toBe(text);
});

test("what has a name is that name, and no schema of the document is unknown to this page", () => {
  const schemas: Record<string, JsonSchema> = {};
  const named = z.object({ id: z.string() }).meta({ id: "Thing" });
  expect(schemaText(jsonSchemaOf(z.array(named), "output", schemas))).toBe("Thing[]");
  expect(Object.keys(schemas)).toEqual(["Thing"]);
  const document = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
  for (const [name, schema] of Object.entries(document.components.schemas))
    expect([name, schemaText(schema)]).not.toEqual([name, "unknown"]);
});
