import { perProcess } from "./per-process";

/** A moment by the database's clock, and by the steady one of this process: milliseconds since 1970, and since its start. */
interface Reference {
  readonly at: number;
  readonly measuredAt: number;
}

const reference = perProcess<Reference | null>("clock", () => null);

/**
 * The time that all copies of the server agree on: the database's, counted on from when it was last asked, so that
 * neither a clock of this machine that is wrong nor one that is put right makes a difference. Before that, and with the
 * embedded database, which has no other, this machine's. Only this reads the time; operations use `ctx.now`.
 */
export function now(): Date {
  const known = reference.peek();
  return known ? new Date(Math.round(known.at + performance.now() - known.measuredAt)) : new Date();
}

/** Says what time it is by the database, in milliseconds since 1970; undefined goes back to this machine's clock. */
export function setDatabaseTime(at: number | undefined): void {
  reference.set(at === undefined ? undefined : { at, measuredAt: performance.now() });
}
