import { perProcess } from "./per-process";

type Work = () => Promise<unknown>;

interface Lifecycle {
  readonly booted: Promise<void>;
  readonly markBooted: () => void;
  readonly works: Work[];
}

function begin(): Lifecycle {
  let markBooted = () => {};
  const booted = new Promise<void>((done) => {
    markBooted = done;
  });
  return { booted, markBooted, works: [] };
}

/** Next.js bundles the code that opens things apart from the server, which closes them: both share this value. */
const lifecycle = perProcess("lifecycle", begin);

/** Says that the database is ready and the jobs run. */
export function markBooted(): void {
  lifecycle.get().markBooted();
}

/** Waits until the database is ready and the jobs run. */
export function whenBooted(): Promise<void> {
  return lifecycle.get().booted;
}

/** Adds work for when the server stops, after the last request; the work added last runs first. */
export function onShutdown(work: Work): void {
  lifecycle.get().works.push(work);
}

/** Runs that work, once, all of it even when some fails. @throws the first failure. */
export async function runShutdown(): Promise<void> {
  const failures: unknown[] = [];
  for (const work of lifecycle.get().works.splice(0).reverse()) {
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
