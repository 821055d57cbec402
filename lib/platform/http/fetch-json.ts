/** A non-OK answer: the text is the status, a colon, then the body's text (or the status text). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  constructor(
    readonly status: number,
    readonly bodyText: string,
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
}

/**
 * Fetches JSON with the caller's credentials; a body is sent only when there is a payload.
 * @throws HttpError on a non-OK answer, TypeError when the server cannot be reached.
 */
export async function fetchJson<T = unknown>(
  path: string,
  { method = "GET", body, keepalive = false }: { method?: string; body?: unknown; keepalive?: boolean } = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
