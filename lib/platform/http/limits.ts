import "server-only";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "../db/client";
import { AppError } from "../errors/app-error";

/** Points per window; a caller past them waits for the rest of the window. */
const LIMITS = {
  signIn: { points: 20, seconds: 60 },
  signInAccount: { points: 10, seconds: 300 },
  register: { points: 20, seconds: 600 },
  write: { points: 240, seconds: 60 },
  read: { points: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

const limiters = new Map<LimitName, Promise<RateLimiterPrisma>>();

function limiter(name: LimitName): Promise<RateLimiterPrisma> {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds } = LIMITS[name];
  const made = db().then(
    (storeClient) =>
      new RateLimiterPrisma({ storeClient, tableName: "rateLimit", keyPrefix: name, points, duration: seconds }),
  );
  limiters.set(name, made);
  return made;
}

/**
 * Takes one point of a limit for a caller (an address, an account); shared by all copies of the server.
 * @throws AppError rate_limited, with the seconds to wait.
 */
export async function consumeLimit(name: LimitName, caller: string): Promise<void> {
  try {
    await (await limiter(name)).consume(caller);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    throw new AppError("rate_limited", { retryAfter: Math.ceil(thrown.msBeforeNext / 1000) });
  }
}
