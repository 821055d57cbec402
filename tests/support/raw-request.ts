import { type IncomingHttpHeaders, request } from "node:http";

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, compressed or not. */
  readonly body: Buffer;
}

/** Asks a server on this machine, adding no header and unpacking nothing. */
export function rawRequest(
  port: number,
  options: { path: string; method?: string; headers?: Readonly<Record<string, string>> },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject).end();
  });
}
