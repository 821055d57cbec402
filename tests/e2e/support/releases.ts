import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pagePolicy } from "@/config/page-policy";

/** A way to the server under test on which another release can be put in its place. */
export interface Releases {
  readonly origin: string;
  readonly names: { readonly former: string; readonly next: string };
  /** From now on all pages and the worker are of the next release, and the server has no script of the former any more. */
  deploy(): void;
  close(): Promise<void>;
}

/** Asks as if no proxy stood between, for a whole answer that is not compressed. */
function forwarded({ headers }: IncomingMessage, origin: string): IncomingMessage["headers"] {
  const asked = { ...headers, host: new URL(origin).host, "accept-encoding": "identity" };
  delete asked["if-none-match"];
  delete asked["if-modified-since"];
  return headers.origin ? { ...asked, origin } : asked;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/** Puts a proxy before the server. The two releases differ in the name that the build gave to each page, which is how a browser tells them apart. */
export async function twoReleases(origin: string, former: string): Promise<Releases> {
  const next = former.split("").reverse().join("");
  let deployed = false;

  async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { statusCode = 502, headers } = answer;
    if (!deployed || !/html|javascript|x-component/.test(String(headers["content-type"]))) {
      response.writeHead(statusCode, headers);
      return void answer.pipe(response);
    }
    const text = (await textOf(answer)).replaceAll(former, next);
    const kept = { ...headers };
    delete kept["content-length"];
    delete kept["transfer-encoding"];
    if (String(headers["content-type"]).includes("html")) kept["content-security-policy"] = pagePolicy(text);
    response.writeHead(statusCode, kept).end(text);
  }

  const server = createServer((asked, response) => {
    if (deployed && asked.url?.startsWith("/_next/static/")) return void response.writeHead(404).end();
    const { hostname, port } = new URL(origin);
    const { url: path, method } = asked;
    const onward = request({ hostname, port, path, method, headers: forwarded(asked, origin) }, (answer) => {
      void pass(answer, response);
    });
    onward.on("error", () => response.destroy());
    asked.pipe(onward);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  return {
    origin: `http://localhost:${address.port}`,
    names: { former, next },
    deploy: () => {
      deployed = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
