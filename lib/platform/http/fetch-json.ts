import type { z } from "zod";
import type { Reply } from "./reply";

/** A non-OK answer: the text is the status, a colon, then the body's text (or the status text). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  constructor(
    readonly status: number,
    readonly bodyText: string,
    /** Seconds that the server asks to wait before another try; null when it asks for nothing. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${bodyText}`);
  }

  /** The human sentence of the body, when it carries one. */
  get userMessage(): string | null {
    const { message, error } = this.fields;
    if (typeof message === "string") return message;
    return typeof error === "string" ? error : null;
  }

  /** The code of the body, when it carries one. */
  get code(): string | null {
    const { code } = this.fields;
    return typeof code === "string" ? code : null;
  }

  /** What the body complains of in the input. */
  get issues(): readonly { readonly path: string; readonly message: string }[] {
    const { issues } = this.fields;
    if (!Array.isArray(issues)) return [];
    return issues.map(({ path, message }) => ({ path: String(path), message: String(message) }));
  }

  private get fields(): Readonly<Record<string, unknown>> {
    try {
      const body: unknown = JSON.parse(this.bodyText);
      return typeof body === "object" && body !== null ? { ...body } : {};
    } catch {
      return {};
    }
  }
}

/** What to tell a person of a failed request: the server's own sentence, else the fallback. */
export function errorSentence<Fallback extends string | null>(error: unknown, fallback: Fallback): string | Fallback {
  return (error instanceof HttpError && error.userMessage) || fallback;
}

const TOO_MANY_REQUESTS = 429;

/** The server's sentence where a limit was met, with the time to wait; null for every other failure. */
export function limitSentence(error: unknown): string | null {
  return error instanceof HttpError && error.status === TOO_MANY_REQUESTS ? error.userMessage : null;
}

/** The user whom a request is about; the server refuses it as unauthenticated in another user's session. */
export const EXPECTED_USER_HEADER = "x-expected-user";

export interface FetchOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly keepalive?: boolean;
  /** The id of the person in whose session alone this may be carried out. */
  readonly expectedUserId?: string | null;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeoutMs?: number;
}

function parseRetryAfter(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/**
 * Fetches JSON with the caller's credentials; a body is sent only when there is a payload. The result has the type of
 * the route's reply schema, as in `fetchJson<typeof meReply>("/api/me")`: the route is tested to keep it, so the
 * browser needs no validator.
 * @throws HttpError on a non-OK answer, TypeError when the server cannot be reached, a TimeoutError when
 * `timeoutMs` have passed.
 */
export async function fetchJson<Schema extends z.ZodType = z.ZodUnknown>(
  path: string,
  { method = "GET", body, keepalive = false, expectedUserId, timeoutMs }: FetchOptions = {},
): Promise<Reply<Schema>> {
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(expectedUserId && { [EXPECTED_USER_HEADER]: expectedUserId }),
  };
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  });
  if (!response.ok) {
    const text = (await response.text()) || response.statusText;
    throw new HttpError(response.status, text, parseRetryAfter(response.headers.get("retry-after")));
  }
  return response.json();
}
