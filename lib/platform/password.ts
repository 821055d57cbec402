import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "./errors/app-error";
import { perProcess } from "./per-process";

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords worked on at once: more would take the threads that files and names of hosts are read on. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Passwords that may wait: some ten seconds of work, which a crowd that comes at once makes, and no more. */
const MAX_WAITING = 400;
const RETRY_SECONDS = 5;

/** The present work, and those who wait for their turn; `globalThis` holds it, since routes are bundled apart. */
const turns = perProcess("password-turns", () => ({ busy: 0, waiting: [] as (() => void)[] }));

/** Does the work when it is its turn. @throws AppError unavailable when too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const state = turns.get();
  if (state.busy >= AT_ONCE) {
    if (state.waiting.length >= MAX_WAITING) throw new AppError("unavailable", { retryAfter: RETRY_SECONDS });
    await new Promise<void>((begin) => state.waiting.push(begin));
  } else state.busy += 1;
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else state.busy -= 1;
  }
}

/** Hashes a password, at its turn. @throws AppError unavailable when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

let dummyHash: Promise<string> | undefined;

/**
 * Compares with a stored hash, at its turn; without one it takes the same time and returns false.
 * @throws AppError unavailable when too many are waiting.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash("nobody has this password", COST);
  const comparedWith = stored ?? (await dummyHash);
  const matches = await inTurn(() => verify(comparedWith, password));
  return stored !== null && matches;
}
