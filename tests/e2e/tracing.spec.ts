import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { freshAddress } from "./api/people";
import { newDataFolder, startOnFolder } from "./support/copies";
import { registerByApi, somebody } from "./support/people";

// One after the other: each starts a server on a database of its own.
test.describe.configure({ mode: "default", timeout: 300_000 });

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attributeSchema),
});
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
type SentSpan = z.infer<typeof spanSchema>;

/** A collector of traces: keeps the body of each request that it gets. */
interface Collector {
  readonly endpoint: string;
  readonly paths: Set<string>;
  readonly bodies: string[];
  readonly server: Server;
}

async function openCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    paths.add(request.url ?? "");
    bodies.push(Buffer.concat(parts).toString());
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, paths, bodies, server };
}

let collector: Collector;
let folder: string;
test.beforeEach(async () => {
  collector = await openCollector();
  folder = mkdtempSync(join(tmpdir(), "ninefold-traces-"));
});
test.afterEach(async () => {
  collector.server.closeAllConnections();
  collector.server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that says, once it has ended, which files it read. */
async function startSaying(settings: Readonly<Record<string, string>>) {
  const file = join(folder, "loaded");
  const preload = join(process.cwd(), "tests/support/loaded-packages.cjs");
  const server = await startOnFolder(newDataFolder("traced"), {
    LOADED_FILE: file,
    NODE_OPTIONS: `--require=${preload}`,
    ...settings,
  });
  return { ...server, loaded: () => readFileSync(file, "utf8") };
}

/** A trace that a caller began. */
const CALLER = { traceId: randomUUID().replaceAll("-", ""), spanId: randomUUID().replaceAll("-", "").slice(0, 16) };
const attributeOf = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

test("requests, statements, PDFs, jobs and mails are traced, and nobody is named", async ({ playwright }) => {
  const server = await startSaying({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_SERVICE_NAME: "ninefold-under-test",
  });
  const api = await playwright.request.newContext({ baseURL: server.origin, extraHTTPHeaders: freshAddress() });
  const person = somebody();
  const id = await registerByApi(api, person);
  const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
  const read = await api.get(`/api/users/${id}/reports?lang=hi-G4&secret=typed`, { headers: { traceparent } });
  expect(read.status()).toBe(200);
  expect((await api.get("/api/reports/standard/4/pdf")).status()).toBe(200);
  expect((await api.get("/love?flag=typed")).status()).toBe(200);
  expect((await api.post("/api/auth/forgot-password", { data: { email: person.email } })).status()).toBe(200);
  // The mail goes out by a job; what is left is sent when the server stops.
  await expect
    .poll(() => collector.bodies.some((body) => body.includes('"mail.kind"')), { timeout: 60_000 })
    .toBe(true);
  await api.dispose();
  await server.stop();

  expect([...collector.paths]).toEqual(["/v1/traces"]);
  const sent = collector.bodies.flatMap((body) => sentSchema.parse(JSON.parse(body)).resourceSpans);
  const service = sent[0]?.resource.attributes.find(({ key }) => key === "service.name");
  expect(service?.value).toEqual({ stringValue: "ninefold-under-test" });
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const named = (name: string) => spans.filter((span) => span.name === name);
  const within = (parent: SentSpan | undefined) =>
    spans.filter(({ traceId, parentSpanId }) => traceId === parent?.traceId && parentSpanId === parent?.spanId);

  const [asked] = named("GET /api/users/[id]/reports");
  expect(asked).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId, kind: 2 });
  expect(
    [attributeOf(asked as SentSpan, "http.route"), attributeOf(asked as SentSpan, "http.response.status_code")].map(
      String,
    ),
  ).toEqual(["/api/users/[id]/reports", "200"]);
  const statements = within(asked).filter(({ kind }) => kind === 3);
  expect(statements.map(({ name }) => name)).toContain("SELECT");
  expect(within(named("GET /api/reports/[reportType]/[type]/pdf")[0]).map(({ name }) => name)).toContain("pdf");
  expect(named("GET /love")).toHaveLength(1);
  const [mail] = named("mail");
  expect(spans.find(({ spanId }) => spanId === mail?.parentSpanId)?.name).toBe("job mails");
  expect(named("GET /api/health/ready")).toEqual([]);

  const all = collector.bodies.join("\n");
  for (const secret of [id, person.email, person.firstName, person.lastName, "typed", "hi-G4"])
    expect(all).not.toContain(secret);
  expect(server.loaded()).toContain("generated/tracing.cjs");
});

test("without the variables nothing of it is read", async () => {
  const server = await startSaying({});
  const loaded = await server.stop().then(server.loaded);
  expect(loaded).toContain("node_modules/next/");
  expect(loaded).not.toMatch(/generated\/tracing|@opentelemetry\/(?!api\/)/);
});

test("a collector that is away keeps nobody waiting, neither people nor the end of the server", async ({ request }) => {
  collector.server.close();
  const server = await startSaying({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  expect((await request.get(`${server.origin}/love`)).status()).toBe(200);
  await server.stop();
  expect(server.loaded()).toContain("generated/tracing.cjs");
});
