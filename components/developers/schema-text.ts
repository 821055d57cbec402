/** A JSON Schema, as far as this page draws it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly items?: unknown;
  readonly prefixItems?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

const indent = (text: string) => text.replaceAll("\n", "\n  ");

function objectText({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `  ${name}${required.includes(name) ? "" : "?"}: ${indent(schemaText(field))}`,
  );
  const others = isSchema(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const rest = others ? [`  [key]: ${indent(schemaText(additionalProperties))}`] : [];
  const lines = [...fields, ...rest];
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
}

function listText({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(schemaText).join(", ")}]`;
  const item = schemaText(items);
  return item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

/** A schema in a few lines, as a type of TypeScript reads. What has a name is that name. */
export function schemaText(schema: unknown): string {
  if (!isSchema(schema)) return "unknown";
  const { $ref, type, enum: values, anyOf, oneOf, format } = schema;
  if ($ref) return $ref.split("/").at(-1) ?? "unknown";
  const options = anyOf ?? oneOf;
  if (options) return options.map(schemaText).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(type)) return type.map((each) => schemaText({ ...schema, type: each })).join(" | ");
  if (type === "null") return "null";
  if (type === "object") return objectText(schema);
  if (type === "array") return listText(schema);
  return type ? `${type}${format ? ` (${format})` : ""}` : "unknown";
}
