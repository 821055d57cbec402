import { z } from "zod";
import { ERROR_STATUS, type ErrorCode } from "../errors/codes";

type Schema = z.ZodType | undefined;

/** What a route says of itself: its part of the API document is made from this, and its answers are checked against it. */
export interface RouteContract {
  /** One short sentence: what it does. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** What a JSON answer holds; absent where the answer is a file, a page or a PDF. */
  readonly reply?: Schema;
  /** The status of success; 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** The media types of success; JSON when absent. */
  readonly produces?: readonly string[];
  /** Whether it answers 304 to a caller who has the present state. */
  readonly notModified?: true;
  /** Whether a browser gets a page for a failure. */
  readonly failsAsPage?: boolean;
}

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The one shape of failures. */
const problemSchema = z
  .object({
    ok: z.literal(false).optional(),
    error: z.string(),
    message: z.string(),
    code: z.enum(codes),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Problem", description: "Why a request failed; `error` and `message` are the same sentence." });

/** JSON Schema as it stands in the document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Rewritable = Parameters<NonNullable<z.core.ToJSONSchemaParams["override"]>>[0];

/** Formats that say what their long patterns say. */
const KNOWN_FORMATS = ["date", "date-time", "email", "uri", "uuid"];

/** A record of known keys is an object of those fields, which programs understand better. */
function nameFields(record: Rewritable["jsonSchema"]): void {
  const { required, additionalProperties: value } = record;
  if (!required || typeof value !== "object") return;
  record.properties = Object.fromEntries(required.map((key) => [key, value]));
  record.additionalProperties = false;
  delete record.propertyNames;
}

/**
 * Leaves out what says nothing new, and says of a number that comes as text what the number may be.
 */
function simplify({ zodSchema, jsonSchema }: Rewritable): void {
  const { format, minimum, maximum } = jsonSchema;
  if (format && KNOWN_FORMATS.includes(format)) delete jsonSchema.pattern;
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (zodSchema instanceof z.ZodRecord) nameFields(jsonSchema);
  if (!(zodSchema instanceof z.ZodPipe)) return;
  const { in: sent, out: taken } = zodSchema.def;
  if (!(sent instanceof z.ZodNumber) || !(taken instanceof z.ZodType)) return;
  const { $schema: _, ...described } = z.toJSONSchema(taken, {
    io: "input",
    unrepresentable: "any",
    override: simplify,
  });
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, described);
}

/** The name under which the document keeps a schema; zod numbers those without one, of which "any JSON" is the only one. */
const nameOf = (name: string) => (name.startsWith("__schema") ? "Json" : name);

/** Points at the schemas that have a name from where the document keeps them. */
function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string"
        ? `#/components/schemas/${nameOf(inner.replace("#/$defs/", ""))}`
        : moveReferences(inner),
    ]),
  );
}

const asSchema = (value: unknown): JsonSchema => (typeof value === "object" && value !== null ? { ...value } : {});

/**
 * A zod schema as JSON Schema (2020-12).
 * @param io what a caller sends (`input`), or what they get (`output`)
 * @param schemas gets the schemas that have a name, by it
 * @throws Error where two schemas have one name
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: "input" | "output",
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  // Inside of another one, so that a schema with a name is a reference here too.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ whole: schema }), {
    io,
    unrepresentable: "any",
    override: simplify,
  });
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _, ...named } = asSchema(moveReferences(definition));
    const known = schemas[nameOf(name)];
    if (known && JSON.stringify(known) !== JSON.stringify(named)) throw new Error(`two schemas are called ${name}`);
    schemas[nameOf(name)] = named;
  }
  return asSchema(moveReferences(properties?.whole));
}

interface Content {
  readonly description: string;
  readonly headers?: JsonSchema;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

const BINARY: JsonSchema = { type: "string", format: "binary" };
const TEXT: JsonSchema = { type: "string" };
const RETRY_AFTER = {
  "Retry-After": { description: "Seconds until the next try.", schema: { type: "integer" } },
};

/** A media type without its parameters. */
export const mediaTypeOf = (header: string | null): string => (header ?? "").split(";")[0]?.trim() ?? "";

function bodyOfFile(type: string): JsonSchema {
  if (mediaTypeOf(type) === "application/json") return {};
  return mediaTypeOf(type).startsWith("text/") ? TEXT : BINARY;
}

function success(contract: RouteContract, schemas: Record<string, JsonSchema>): Content {
  const { produces = ["application/json"], reply } = contract;
  const json = reply && jsonSchemaOf(reply, "output", schemas);
  const content = produces.map((type): [string, { schema: JsonSchema }] => [
    type,
    { schema: (type === "application/json" && json) || bodyOfFile(type) },
  ]);
  return { description: "Done.", content: Object.fromEntries(content) };
}

function failure(contract: RouteContract, description: string, headers?: JsonSchema): Content {
  const json = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const content = contract.failsAsPage ? { ...json, "text/html": { schema: TEXT } } : json;
  return { description, ...(headers && { headers }), content };
}

/** What a route answers, by status; schemas with a name go to `schemas`. */
export function responsesOf(
  contract: RouteContract,
  schemas: Record<string, JsonSchema>,
): Readonly<Record<string, Content>> {
  jsonSchemaOf(problemSchema, "output", schemas);
  return {
    [contract.status ?? 200]: success(contract, schemas),
    ...(contract.notModified && { 304: { description: "Nothing changed since." } }),
    "4XX": failure(contract, "Refused: `code` says why."),
    429: failure(contract, "Too many requests.", RETRY_AFTER),
    "5XX": failure(contract, "A failure of the server."),
    503: failure(contract, "Cannot answer now.", RETRY_AFTER),
  };
}
