import type { RouteContract } from "@/app/api/_route";
import type { Permission } from "@/lib/accounts/domain/permissions";
import { type JsonSchema, jsonSchemaOf, responsesOf } from "@/lib/platform/http/contract";
import { SCOPES as PROGRAM_SCOPES } from "@/lib/programs/domain/tokens";
import { runCompleted } from "@/lib/programs/schema";

/** What a program may be allowed to do. */
const SCOPES: readonly Permission[] = PROGRAM_SCOPES;

/** A route as the document takes it: `path` as its folders name it, such as `/api/users/[id]`. */
export interface DocumentedRoute {
  readonly method: string;
  readonly path: string;
  readonly contract: RouteContract;
}

/** The parts of the API by how their paths begin; the first that fits. */
const TAGS: readonly (readonly [prefix: string, name: string, description: string])[] = [
  ["/api/auth/", "Signing in", "Accounts and sessions of people and administrators."],
  ["/api/me", "Person", "What belongs to the person who is signed in."],
  ["/api/users/", "Person", "What belongs to the person who is signed in."],
  ["/api/assessments/", "Analytics", "Figures and records, for administrators and programs."],
  ["/api/analytics/", "Analytics", "Figures and records, for administrators and programs."],
  ["/api/analytics", "Assessment", "What the steps of the assessment read and send."],
  ["/api/assessment/", "Assessment", "What the steps of the assessment read and send."],
  ["/api/blocks", "Assessment", "What the steps of the assessment read and send."],
  ["/api/state", "Assessment", "What the steps of the assessment read and send."],
  ["/api/essence", "Assessment", "What the steps of the assessment read and send."],
  ["/api/portraits", "Assessment", "What the steps of the assessment read and send."],
  ["/locales/", "Assessment", "What the steps of the assessment read and send."],
  ["/api/instrument", "Instrument", "The questionnaire's own figures and calibrations."],
  ["/api/notifications", "Notifications", "Sent by administrators, read by people."],
  ["/api/v2/reports/", "Reports", "Reports as pages and as PDFs."],
  ["/api/v2/", "Texts and packs", "Texts of reports, and packs of them."],
  ["/api/programs", "Programs", "Tokens for programs, and what they are told."],
  ["/api/pairs", "Reports", "Reports as pages and as PDFs."],
  ["/api/share", "Reports", "Reports as pages and as PDFs."],
  ["/api/reports", "Reports", "Reports as pages and as PDFs."],
  ["/api/emergency-view/", "Reports", "Reports as pages and as PDFs."],
  ["/api/", "Operation", "For whoever runs the product."],
];

const SECURITY: Readonly<Record<RouteContract["who"], readonly string[]>> = {
  anyone: [],
  user: ["userSession"],
  signedIn: ["userSession"],
  userOrAdmin: ["userSession", "adminSession"],
  poller: ["userSession", "adminSession"],
  admin: ["adminSession", "programToken"],
};

const INTRODUCTION = `Every failure is one shape, \`Problem\`: \`code\` is stable, \`message\` is a sentence in the
language of the request. That language is \`?locale=\` or \`?lang=\`, else the cookie \`selectedLanguage\`, else
\`Accept-Language\`, else English. A body is JSON of at most 256 KiB unless said otherwise. Requests that change something
and carry an \`Origin\` must carry ours. What makes something with an id from the caller may be repeated: the answer is the
same again.`;

const pathOf = (path: string) => path.replace(/\[(\w+)\]/g, "{$1}");

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `getUsersByIdReports`: unique, since method and path are. */
function operationId(method: string, path: string): string {
  const parts = path.replace(/^\/api\//, "").split("/");
  const words = parts.flatMap((part) => {
    const name = part.replace(/[[\]]/g, "").split(/[^a-zA-Z0-9]+/);
    return part.startsWith("[") ? ["By", ...name] : name;
  });
  return method.toLowerCase() + words.map(capital).join("");
}

const tagOf = (path: string) => TAGS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "Operation";

/** What a parameter may be: one that is left out is not there, and never null. */
function withoutNull(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  if ("type" in schema && Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== "null");
    return { ...schema, type: types.length === 1 ? types[0] : types };
  }
  const options = "anyOf" in schema ? schema.anyOf : null;
  if (!Array.isArray(options)) return schema;
  const [first, ...others] = options.filter(({ type }) => type !== "null");
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

function parameters(place: "path" | "query", schema: RouteContract["params"], schemas: Record<string, JsonSchema>) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input", schemas);
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, described]) => ({
    name,
    in: place,
    required: place === "path" || needed.includes(name),
    schema: withoutNull(described),
  }));
}

function securityOf({ who, permission }: RouteContract, path: string) {
  if (path === "/api/metrics") return [{ metricsToken: [] }];
  const forPrograms = permission && SCOPES.includes(permission);
  return SECURITY[who]
    .filter((scheme) => scheme !== "programToken" || forPrograms)
    .map((scheme) => ({ [scheme]: scheme === "programToken" && permission ? [permission] : [] }));
}

function operation({ method, path, contract }: DocumentedRoute, schemas: Record<string, JsonSchema>) {
  const { summary, params, query, body, permission } = contract;
  const given = [...parameters("path", params, schemas), ...parameters("query", query, schemas)];
  const content = body && { "application/json": { schema: jsonSchemaOf(body, "input", schemas) } };
  return {
    operationId: operationId(method, path),
    summary,
    ...(permission && { description: `Needs the permission \`${permission}\`.` }),
    tags: [tagOf(path)],
    security: securityOf(contract, path),
    ...(given.length > 0 && { parameters: given }),
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(contract, schemas),
  };
}

/** What addresses are told; the headers are those of Standard Webhooks. */
function completedRun(schemas: Record<string, JsonSchema>) {
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  });
  return {
    operationId: "runCompleted",
    summary: "A run was completed.",
    description: "Repeated until a status from 200 to 299 answers, for three days, in the order of the runs.",
    tags: ["Programs"],
    security: [],
    parameters: [
      header("webhook-id", "The same over all tries."),
      header("webhook-timestamp", "Seconds since 1970, of this try."),
      header("webhook-signature", "`v1,` and the HMAC-SHA256 of id, time and body, joined by dots, in Base64."),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchemaOf(runCompleted, "output", schemas) } },
    },
    responses: { "2XX": { description: "Taken." }, "4XX": { description: "Tried again." } },
  };
}

const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });
const cookie = (name: string, description: string) => ({ type: "apiKey", in: "cookie", name, description });

interface Info {
  readonly title: string;
  readonly version: string;
  /** The names of the cookies of sessions. */
  readonly cookies: Readonly<Record<"user" | "admin", string>>;
}

/** The API as an OpenAPI 3.1 document, made from what each route declares. */
export function openApiDocument(routes: readonly DocumentedRoute[], { title, version, cookies }: Info) {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of routes) {
    const path = pathOf(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemas) };
  }
  const used = new Set(routes.map(({ path }) => tagOf(path)));
  const tags = new Map(TAGS.filter(([, name]) => used.has(name)).map(([, name, description]) => [name, description]));
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...tags].map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { runCompleted: { post: completedRun(schemas) } },
    components: {
      securitySchemes: {
        userSession: cookie(cookies.user, "Of a person, from signing in."),
        adminSession: cookie(cookies.admin, "Of an administrator, from signing in."),
        programToken: bearer(
          "Of a program, made by an administrator; its scopes are the permissions of the operations.",
        ),
        metricsToken: bearer("What METRICS_TOKEN is set to."),
      },
      schemas,
    },
  };
}
