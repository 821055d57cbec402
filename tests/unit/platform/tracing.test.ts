import { resetEnvForTests } from "@/lib/platform/env";
import { type Span, type Tracer, traced, tracer, wantedTraces } from "@/lib/platform/tracing/tracer";

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  resetEnvForTests();
  tracer.set(undefined);
});

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };

test.each([
  ["nothing", {}, null],
  ["a name alone", { OTEL_SERVICE_NAME: "ninefold" }, null],
  ["an address", ENDPOINT, "http/protobuf"],
  ["an address of traces", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector:4318/v1/traces" }, "http/protobuf"],
  ["the usual address", { OTEL_TRACES_EXPORTER: "otlp" }, "http/protobuf"],
  ["JSON", { ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" }, "http/json"],
  ["JSON for traces", { ...ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/json" }, "http/json"],
  ["no traces", { ...ENDPOINT, OTEL_TRACES_EXPORTER: "none" }, null],
  ["nothing at all", { ...ENDPOINT, OTEL_SDK_DISABLED: "TRUE" }, null],
  ["an empty address", { OTEL_EXPORTER_OTLP_ENDPOINT: "" }, null],
])("the variables ask for %s", (_what, settings, wanted) => {
  process.env = { ...before, ...settings };
  resetEnvForTests();
  expect(wantedTraces()).toBe(wanted);
});

test("gRPC is refused by its name", () => {
  process.env = { ...before, ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" };
  resetEnvForTests();
  expect(wantedTraces).toThrow("OTEL_EXPORTER_OTLP_PROTOCOL");
});

test("work is handed to the tracer, and just done where there is none", async () => {
  const span: Span = { name: "pdf", kind: "internal" };
  await expect(traced(span, async () => 1)).resolves.toBe(1);
  const seen: Span[] = [];
  const fake: Tracer = {
    span: (each, work) => {
      seen.push(each);
      return work();
    },
    request: (_request, _response, _route, work) => work(),
    stop: async () => undefined,
  };
  tracer.set(fake);
  await expect(traced(span, async () => 2)).resolves.toBe(2);
  expect(seen).toEqual([span]);
});
