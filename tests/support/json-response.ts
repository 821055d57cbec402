/** An answer of the server as `fetch` gives it, for tests in which there is no network. */
export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body);
  const answer = {
    ok: status < 400,
    status,
    statusText: "",
    headers: new Headers(headers),
    text: async () => text,
    json: async () => body,
    blob: async () => new Blob([text]),
  };
  return answer as Response;
}
