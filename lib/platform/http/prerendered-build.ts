import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Encoding, encoded } from "./encodings";

export interface PrerenderedPage {
  /** Names this text, whatever its encoding. */
  readonly hash: string;
  /** What this page, and no other, says of itself: its content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly initialRevalidateSeconds: number | false } | undefined>>;
}

/** What of a page's headers goes to a browser; the others are notes of the framework to itself. */
const OWN_HEADERS = ["content-security-policy"];

async function readPage(build: string, path: string): Promise<PrerenderedPage> {
  const file = join(/* turbopackIgnore: true */ build, "server", "app", path);
  const html = await readFile(`${file}.html`);
  const meta: { headers?: Record<string, string> } = JSON.parse(await readFile(`${file}.meta`, "utf8"));
  const headers = Object.fromEntries(Object.entries(meta.headers ?? {}).filter(([name]) => OWN_HEADERS.includes(name)));
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { hash, headers, bodies: await encoded(html) };
}

/**
 * Those of the pages that a build made for good, by their paths; one that is to be made again after a
 * while is not among them.
 * @throws Error where the folder holds no build
 */
export async function readPrerendered(
  build: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const file = join(/* turbopackIgnore: true */ build, "prerender-manifest.json");
  const { routes }: Manifest = JSON.parse(await readFile(file, "utf8"));
  const made = paths.filter((path) => routes[path]?.initialRevalidateSeconds === false);
  return new Map(await Promise.all(made.map(async (path) => [path, await readPage(build, path)] as const)));
}
