import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ApiOperation, ApiPart, ApiReferenceProps } from "@/components/developers/api-reference";
import { schemaText } from "@/components/developers/schema-text";

const content = z.record(z.string(), z.object({ schema: z.unknown() })).optional();
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ name: z.string(), required: z.boolean(), schema: z.unknown() })).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
});
type Operation = z.infer<typeof operation>;

/** As much of the API document as the page draws. */
const apiDocument = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const isSuccess = ([status]: [string, unknown]) => status.startsWith("2");

function toOperation(path: string, method: string, described: Operation): ApiOperation {
  const { operationId, summary, security, parameters, requestBody, responses } = described;
  const [body] = Object.values(requestBody?.content ?? {});
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    access: security.flatMap((schemes) => Object.entries(schemes).map(([name, scopes]) => [name, ...scopes].join(" "))),
    parameters: parameters.map(({ name, required, schema }) => ({ name, required, text: schemaText(schema) })),
    body: body ? schemaText(body.schema) : null,
    answers: Object.entries(responses)
      .filter(isSuccess)
      .flatMap(([status, answer]) =>
        Object.entries(answer.content ?? {}).map(([type, { schema }]) => ({
          name: `${status} ${type}`,
          text: schemaText(schema),
        })),
      ),
  };
}

/** The API document as a page draws it; read when the page is made. */
export async function readReference(): Promise<Omit<ApiReferenceProps, "t">> {
  const text = await readFile(join(process.cwd(), "generated/openapi.json"), "utf8");
  const { tags, paths, components } = apiDocument.parse(JSON.parse(text));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      operation: toOperation(path, method, described),
    })),
  );
  const parts = tags.map(
    ({ name, description }): ApiPart => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    }),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => ({ name, text: schemaText(schema) }));
  return { parts, schemas };
}
