import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import Negotiator from "negotiator";
import { isLocale } from "../i18n/locales";

/** The endings under which the build keeps a page compressed, the smallest first; `identity` is the page itself. */
export const ENCODING_SUFFIX = { br: ".br", gzip: ".gz", identity: "" } as const;
type Encoding = keyof typeof ENCODING_SUFFIX;

/** A page of the build, ready to be sent. */
export interface PrerenderedPage {
  /** Names this text, whatever its encoding. */
  readonly hash: string;
  /** What this page, and no other, says of itself: its content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly initialRevalidateSeconds?: number | false } | undefined>>;
}

/** What of a page's headers goes to a browser; the others are notes of the framework to itself. */
const OWN_HEADERS = ["content-security-policy"];

async function readPage(build: string, path: string): Promise<PrerenderedPage> {
  const file = join(build, "server", "app", path);
  const read = (encoding: Encoding) => readFile(`${file}.html${ENCODING_SUFFIX[encoding]}`);
  const [br, gzip, identity] = await Promise.all([read("br"), read("gzip"), read("identity")]);
  const meta: { headers?: Record<string, string> } = JSON.parse(await readFile(`${file}.meta`, "utf8"));
  const headers = Object.fromEntries(Object.entries(meta.headers ?? {}).filter(([name]) => OWN_HEADERS.includes(name)));
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { hash, headers, bodies: { br, gzip, identity } };
}

/**
 * Every page below a language that the build made for good, by its path (`/ur-G4/love`); one that is to be made
 * again after a while is not among them.
 * @throws Error where the folder holds no finished build
 */
export async function readPages(build: string): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const { routes }: Manifest = JSON.parse(await readFile(join(build, "prerender-manifest.json"), "utf8"));
  const lasting = Object.keys(routes).filter(
    (path) => isLocale(path.split("/")[1]) && routes[path]?.initialRevalidateSeconds === false,
  );
  return new Map(await Promise.all(lasting.map(async (path) => [path, await readPage(build, path)] as const)));
}

/** The smallest encoding that the client takes, whichever it would like best. */
function chooseEncoding({ headers }: IncomingMessage): Encoding {
  const taken = new Negotiator({ headers }).encodings(["br", "gzip"]);
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity";
}

/** Answers GET or HEAD with a page from memory, or with 304 when the client holds it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PrerenderedPage,
  headers: Readonly<Record<string, string>>,
): void {
  const encoding = chooseEncoding(request);
  const body = page.bodies[encoding];
  const etag = `"${page.hash}-${encoding}"`;
  const shared = { ...headers, ...page.headers, ETag: etag };
  const held = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (held?.includes(etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  const described = { ...shared, "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length };
  response.writeHead(200, encoding === "identity" ? described : { ...described, "Content-Encoding": encoding });
  response.end(request.method === "HEAD" ? undefined : body);
}
