import { z } from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const emptyIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => emptyIsUnset(value) ?? fallback, schema);

/** OpenTelemetry has every other value of a flag be false, and capitals allowed. */
const otelFlag = z
  .string()
  .optional()
  .transform((value) => value?.toLowerCase() === "true");
const otelProtocol = optional(z.enum(["http/protobuf", "http/json"]));

const schema = z.object({
  NODE_ENV: withDefault(z.string(), "development"),
  PORT: withDefault(z.coerce.number().int().min(1).max(65535), "3000"),
  LISTEN_HOST: optional(z.string()),
  APP_URL: optional(z.url()),
  DATA_DIR: withDefault(z.string(), ".data"),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: withDefault(z.coerce.number().int().min(2).max(500), "10"),
  PDF_THREADS: optional(z.coerce.number().int().min(1).max(64)),
  SESSION_SECRET: optional(z.string().min(32, "SESSION_SECRET needs at least 32 characters")),
  ADMIN_PASSWORD: optional(z.string().min(8, "ADMIN_PASSWORD needs at least 8 characters")),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: withDefault(z.string(), "Ninefold <no-reply@localhost>"),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), "0"),
  REQUIRE_EMAIL_VERIFICATION: withDefault(flag, "false"),
  /** Opens the figures of the process at `/api/metrics` to whoever has it. */
  METRICS_TOKEN: optional(z.string().regex(/^\S{16,}$/, "METRICS_TOKEN needs at least 16 characters, without spaces")),
  OTEL_SDK_DISABLED: otelFlag,
  OTEL_TRACES_EXPORTER: optional(z.enum(["otlp", "none"])),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(z.url()),
  OTEL_EXPORTER_OTLP_PROTOCOL: otelProtocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otelProtocol,
  /** Whether webhooks may go to this machine and its network, and without TLS; in development alone unless said otherwise. */
  WEBHOOK_PRIVATE_ADDRESSES: optional(flag),
  /** Whether every JSON reply is checked against its schema; outside production unless said otherwise. */
  CHECK_REPLIES: optional(flag),
  NEXT_PUBLIC_BRAND_NAME: withDefault(z.string(), "Ninefold"),
});

export type Env = z.infer<typeof schema>;

let parsed: Env | undefined;

/**
 * The configuration, read from environment variables once.
 * @throws Error naming every variable that is wrong, in one message.
 */
export function env(): Env {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new Error(`The configuration is not usable:\n${lines.join("\n")}`);
  }
  parsed = result.data;
  return parsed;
}

/** What copies of the server have to agree on; each would make its own, and refuse the sessions of the others. */
const SHARED = ["SESSION_SECRET", "ADMIN_PASSWORD"] as const;

/**
 * Checks the configuration of a process that serves people, beyond what every process needs.
 * @throws Error saying in one line which variables are missing, or what `env` throws
 */
export function assertServable(): void {
  const configured = env();
  const missing = SHARED.filter((name) => !configured[name]);
  if (configured.DATABASE_URL && missing.length > 0)
    throw new Error(
      `With DATABASE_URL set, set ${missing.join(" and ")} too, to the same for every copy of the server.`,
    );
}

/** Says whether this process develops or serves a build; Next.js and React look at it when they are loaded. */
export function setNodeEnv(value: "development" | "production"): void {
  Object.assign(process.env, { NODE_ENV: value });
}

/** Where people reach the product: `APP_URL`, or this machine. Without a slash at the end. */
export function publicUrl(): string {
  return env().APP_URL?.replace(/\/+$/, "") ?? `http://localhost:${env().PORT}`;
}

/** Forgets what was read, so that a test can set other variables. */
export function resetEnvForTests(): void {
  parsed = undefined;
}
