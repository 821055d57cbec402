import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDoNothing } from "./do-nothing";
import { serveNext, serveProduct } from "./servers";

/** The addresses of what is compared. */
export interface Subjects {
  readonly product: string;
  readonly nothing: string;
}

/** Builds the product, unless SKIP_BUILD says to take the present build. @throws Error when it fails. */
export function buildProduct(): void {
  if (process.env.SKIP_BUILD === "true") return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("the build failed: npm run build says why");
}

/** Builds and serves the product, on an empty database, and the do-nothing page; stops both when the work is done. */
export async function withSubjects<T>(work: (subjects: Subjects) => Promise<T>): Promise<T> {
  buildProduct();
  const folder = buildDoNothing();
  const data = mkdtempSync(join(tmpdir(), "ninefold-bench-"));
  const stops: (() => void)[] = [() => rmSync(data, { recursive: true, force: true })];
  try {
    const nothing = await serveNext(folder);
    stops.unshift(nothing.stop);
    const product = await serveProduct({
      DATA_DIR: data,
      ADMIN_PASSWORD: "bench only",
      // Whoever measures something else than a limit asks from many addresses.
      TRUST_PROXY: "1",
    });
    stops.unshift(product.stop);
    return await work({ product: product.url, nothing: nothing.url });
  } finally {
    for (const stop of stops) stop();
  }
}

/** Builds and serves the product alone, behind a proxy that may say where a request comes from. */
export async function withProduct<T>(work: (product: string) => Promise<T>): Promise<T> {
  buildProduct();
  const data = mkdtempSync(join(tmpdir(), "ninefold-bench-"));
  const env = { DATA_DIR: data, ADMIN_PASSWORD: "bench only", TRUST_PROXY: "1" };
  const product = await serveProduct(env);
  try {
    return await work(product.url);
  } finally {
    product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
