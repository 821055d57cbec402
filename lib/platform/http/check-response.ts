import type { Ajv2020, ValidateFunction } from "ajv/dist/2020";
import { type JsonSchema, mediaTypeOf, type RouteContract, responsesOf } from "./contract";

/** Checks an answer; throws where it is not what the document says. */
type ResponseCheck = (response: Response) => Promise<void>;

/** The validator, loaded where answers are checked alone. */
let ajv: Promise<Ajv2020> | undefined;

async function loadValidator(): Promise<Ajv2020> {
  const { Ajv2020: Validator } = await import("ajv/dist/2020");
  return new Validator({ strict: false, validateFormats: false, allErrors: false });
}

async function compile(schema: JsonSchema, schemas: Record<string, JsonSchema>): Promise<ValidateFunction> {
  ajv ??= loadValidator();
  return (await ajv).compile({ ...schema, components: { schemas } });
}

/**
 * Makes the check that every answer of a route is one that the API document names: status, media type, and JSON by the
 * schema that stands there.
 */
export function responseCheck(contract: RouteContract): ResponseCheck {
  const schemas: Record<string, JsonSchema> = {};
  let responses: ReturnType<typeof responsesOf> | undefined;
  const compiled = new Map<JsonSchema, Promise<ValidateFunction>>();
  return async (response) => {
    responses ??= responsesOf(contract, schemas);
    const { status, headers } = response;
    const declared = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
    if (!declared) throw new Error(`the document does not name the status ${status}`);
    if (response.body === null) return;
    const type = mediaTypeOf(headers.get("content-type"));
    const named = Object.entries(declared.content ?? {}).find(([name]) => mediaTypeOf(name) === type);
    if (!named) throw new Error(`the document does not name ${type} for the status ${status}`);
    if (type !== "application/json") return;
    const [, { schema }] = named;
    const validate = compiled.get(schema) ?? compile(schema, schemas);
    compiled.set(schema, validate);
    const isValid = await validate;
    if (isValid(await response.clone().json())) return;
    const [fault] = isValid.errors ?? [];
    throw new Error(`the answer is not what the document says at ${fault?.instancePath || "/"}: ${fault?.message}`);
  };
}
