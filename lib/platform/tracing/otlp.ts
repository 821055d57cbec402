/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP. `npm run generate` bundles this with its packages into
 * generated/tracing.cjs, which the server loads only where the variables ask for it. It is not made the global one of
 * the process: the spans of Next.js hold the whole address, with ids and whatever stands behind the question mark.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { log } from "../log";
import { wait } from "../wait";
import type { OtlpProtocol, Span, Tracer } from "./tracer";

/** What is left is sent within this time when the server stops; a collector that is away keeps it no longer. */
const FLUSH_MS = 1_500;
const SERVER_FAULT = 500;
/** The log says that a collector is away at most once in this time. */
const SAY_AGAIN_MS = 10 * 60_000;

const KINDS: Readonly<Record<Span["kind"], SpanKind>> = {
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  root: SpanKind.INTERNAL,
};

/** The packages read the other variables by themselves: addresses, name, headers, timeout, sampler, size of a batch. */
function makeProvider(protocol: OtlpProtocol): BasicTracerProvider {
  const exporter = protocol === "http/json" ? new JsonExporter() : new ProtobufExporter();
  const named = resourceFromAttributes({ "service.name": "ninefold" });
  const resource = named.merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  return new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
}

/** A failure by its name alone: its message may quote what somebody typed. */
function endAsFailed(span: OpenSpan, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Says that traces are lost, in the log, without the address of the collector. */
function sayFailures(): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler(() => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    log("warn", "traces not sent");
  });
}

/** Starts to keep spans and to send them. */
export function startTracing(protocol: OtlpProtocol): Tracer {
  sayFailures();
  const provider = makeProvider(protocol);
  const source = provider.getTracer("ninefold");
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  function begin(name: string, kind: SpanKind, attributes: Attributes, parent: Context) {
    const span = source.startSpan(name, { kind, attributes }, parent);
    return { span, context: trace.setSpan(parent, span) };
  }
  return {
    async span({ name, kind, attributes = {} }, work) {
      const parent = kind === "root" ? undefined : current.getStore();
      if (kind === "client" && !parent) return work();
      const { span, context } = begin(name, KINDS[kind], attributes, parent ?? ROOT_CONTEXT);
      try {
        return await current.run(context, work);
      } catch (error) {
        endAsFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    request(request, response, route, work) {
      const method = request.method ?? "";
      const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const attributes = { "http.request.method": method, "http.route": route };
      const { span, context } = begin(`${method} ${route}`, SpanKind.SERVER, attributes, caller);
      response.once("close", () => {
        const { statusCode } = response;
        span.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return current.run(context, work);
    },
    stop: () => Promise.race([provider.shutdown(), wait(FLUSH_MS)]),
  };
}
