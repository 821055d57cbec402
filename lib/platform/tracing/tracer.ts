import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env";
import { perProcess } from "../per-process";

/** A piece of work as a trace shows it. All of it is words of ours: no address, id, value or error message. */
export interface Span {
  readonly name: string;
  /** What it is a part of: the work around it, or nothing (root). What asks another program is told only within work. */
  readonly kind: "client" | "internal" | "root";
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** What keeps and sends spans. */
export interface Tracer {
  readonly span: <T>(span: Span, work: () => Promise<T>) => Promise<T>;
  /** A request, from its first byte until it is answered; it goes on with the trace that the caller names. */
  readonly request: <T>(request: IncomingMessage, response: ServerResponse, route: string, work: () => T) => T;
  /** Sends what is left, for a moment at most. */
  readonly stop: () => Promise<void>;
}

/** The server starts it, and the code that Next.js bundles apart uses it: both share this value. */
export const tracer = perProcess<Tracer | undefined>("tracer", () => undefined);

/** How spans are written; OTLP over gRPC is not spoken. */
export type OtlpProtocol = "http/json" | "http/protobuf";

/** How the variables of OpenTelemetry want traces to be written; null where they want none. */
export function wantedTraces(): OtlpProtocol | null {
  const configured = env();
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: ofTraces, OTEL_EXPORTER_OTLP_PROTOCOL: ofAll } = configured;
  const address = configured.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? configured.OTEL_EXPORTER_OTLP_ENDPOINT;
  const wanted = configured.OTEL_TRACES_EXPORTER ?? (address && "otlp");
  if (configured.OTEL_SDK_DISABLED || wanted !== "otlp") return null;
  return ofTraces ?? ofAll ?? "http/protobuf";
}

/** Runs some work as a span; where nobody asked for traces, just runs it. */
export function traced<T>(span: Span, work: () => Promise<T>): Promise<T> {
  return tracer.peek()?.span(span, work) ?? work();
}
