import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import Negotiator from "negotiator";
import { isLocale } from "../i18n/locales";

/** The endings under which the build keeps a page compressed, the smallest first; `identity` is the page itself. */
export const ENCODING_SUFFIX = { br: ".br", gzip: ".gz", identity: "" } as const;
type Encoding = keyof typeof ENCODING_SUFFIX;

/** A page of the build, or one of its scripts and styles, ready to be sent. */
export interface PrerenderedPage {
  /** Names this text, whatever its encoding. */
  readonly hash: string;
  /** What this page, and no other, says of itself: its content security policy, or what it is if it is no HTML. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly initialRevalidateSeconds?: number | false } | undefined>>;
}

/** What of a page's headers goes to a browser; the others are notes of the framework to itself. */
const OWN_HEADERS = ["content-security-policy"];

/** A file of the build in all its encodings. */
async function readBodies(file: string): Promise<Pick<PrerenderedPage, "hash" | "bodies">> {
  const read = (encoding: Encoding) => readFile(file + ENCODING_SUFFIX[encoding]);
  const [br, gzip, identity] = await Promise.all([read("br"), read("gzip"), read("identity")]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { hash, bodies: { br, gzip, identity } };
}

async function readPage(build: string, path: string): Promise<PrerenderedPage> {
  const file = join(build, "server", "app", path);
  const meta: { headers?: Record<string, string> } = JSON.parse(await readFile(`${file}.meta`, "utf8"));
  const headers = Object.fromEntries(Object.entries(meta.headers ?? {}).filter(([name]) => OWN_HEADERS.includes(name)));
  return { headers, ...(await readBodies(`${file}.html`)) };
}

/** The files that a page fetches, by their endings. */
const ASSET_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/** The addresses of a build's scripts and styles, which it has below `static`. */
export async function listAssets(build: string): Promise<readonly string[]> {
  const names = await readdir(join(build, "static"), { recursive: true });
  return names.filter((name) => extname(name) in ASSET_TYPES).map((name) => name.replaceAll(sep, "/"));
}

async function readAsset(build: string, name: string): Promise<PrerenderedPage> {
  const headers = {
    "Content-Type": ASSET_TYPES[extname(name)] ?? "",
    // Another content has another name.
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  };
  return { headers, ...(await readBodies(join(build, "static", name))) };
}

/** The scripts and styles of the build by their paths (`/_next/static/...`). @throws Error where there is no finished build */
export async function readAssets(build: string): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const names = await listAssets(build);
  return new Map(
    await Promise.all(names.map(async (name) => [`/_next/static/${name}`, await readAsset(build, name)] as const)),
  );
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
  const described = { "Content-Type": "text/html; charset=utf-8", ...shared, "Content-Length": body.length };
  response.writeHead(200, encoding === "identity" ? described : { ...described, "Content-Encoding": encoding });
  response.end(request.method === "HEAD" ? undefined : body);
}
