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
  get sentence(): string | null {
    try {
      const body: unknown = JSON.parse(this.bodyText);
      if (typeof body !== "object" || body === null) return null;
      if ("message" in body && typeof body.message === "string") return body.message;
      return "error" in body && typeof body.error === "string" ? body.error : null;
    } catch {
      return null;
    }
  }

  /** The places in the input that the body complains of. */
  get paths(): readonly string[] {
    try {
      const { issues }: { issues?: readonly { path?: unknown }[] } = JSON.parse(this.bodyText);
      return (issues ?? []).map(({ path }) => String(path));
    } catch {
      return [];
    }
  }
}

/** Names the person whom a request is about: in another person's session it is refused as unauthenticated. */
export const EXPECTED_USER_HEADER = "x-expected-user";

export interface FetchOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly keepalive?: boolean;
  /** The id of the person in whose session alone this may be carried out. */
  readonly as?: string | null;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly patience?: number;
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/**
 * Fetches JSON with the caller's credentials; a body is sent only when there is a payload.
 * @throws HttpError on a non-OK answer, TypeError when the server cannot be reached, a TimeoutError when
 * patience is at its end.
 */
export async function fetchJson<T = unknown>(
  path: string,
  { method = "GET", body, keepalive = false, as, patience }: FetchOptions = {},
): Promise<T> {
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(as && { [EXPECTED_USER_HEADER]: as }),
  };
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
  });
  if (!response.ok) {
    const text = (await response.text()) || response.statusText;
    throw new HttpError(response.status, text, secondsOf(response.headers.get("retry-after")));
  }
  return response.json();
}
