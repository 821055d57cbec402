import "server-only";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "../db/client";
import { AppError } from "../errors/app-error";
import { pseudonymOf } from "../secrets";

/** Points per window; a caller past them waits for the rest of the window. */
const LIMITS = {
  signIn: { points: 20, seconds: 60 },
  signInAccount: { points: 10, seconds: 300 },
  /** For one account, from a browser that signed in to it before. */
  signInDevice: { points: 10, seconds: 300 },
  adminSignIn: { points: 10, seconds: 300 },
  /** Over all addresses together: many machines may guess at once, and there is one password. */
  adminSignInOverall: { points: 120, seconds: 300 },
  /** From a browser that signed in as an administrator before. */
  adminSignInDevice: { points: 10, seconds: 300 },
  register: { points: 20, seconds: 600 },
  registerAccount: { points: 8, seconds: 600 },
  /** Asking for a mail: by address, and by the e-mail that it would go to. */
  recover: { points: 20, seconds: 600 },
  recoverAccount: { points: 5, seconds: 900 },
  /** Opening what a mail brought. */
  token: { points: 30, seconds: 600 },
  /** Saying one's own password again, or choosing another. */
  ownPassword: { points: 10, seconds: 300 },
  download: { points: 20, seconds: 600 },
  analytics: { points: 300, seconds: 60 },
  write: { points: 240, seconds: 60 },
  /** An administrator's page that sends one request for each of many combinations. */
  bulk: { points: 3_000, seconds: 60 },
  read: { points: 600, seconds: 60 },
  pairCode: { points: 10, seconds: 600 },
  pdf: { points: 20, seconds: 60 },
  /** What every open tab asks every 2 s: counted by each copy for itself, since a query would cost more than the answer. */
  poll: { points: 3_000, seconds: 60, inMemory: true },
} as const;

export type LimitName = keyof typeof LIMITS;

const limiters = new Map<LimitName, Promise<RateLimiterAbstract>>();

async function makeLimiter(name: LimitName): Promise<RateLimiterAbstract> {
  const limit = LIMITS[name];
  const options = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  if ("inMemory" in limit) return new RateLimiterMemory(options);
  const store = { storeClient: await db(), tableName: "rateLimit" };
  // A job of the server removes what has expired; a timer of each limiter would outlive its database in tests.
  return new RateLimiterPrisma({ ...options, ...store, clearExpiredByTimeout: false });
}

function limiter(name: LimitName): Promise<RateLimiterAbstract> {
  const known = limiters.get(name);
  if (known) return known;
  const created = makeLimiter(name);
  limiters.set(name, created);
  return created;
}

/**
 * Takes one point of a limit for a caller (an address, an account); shared by all copies of the server (but for polls),
 * which keep the caller under a name that says nothing.
 * @throws AppError rate_limited, with the seconds to wait.
 */
export async function consumeLimit(name: LimitName, caller: string): Promise<void> {
  try {
    await (await limiter(name)).consume(pseudonymOf(caller));
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    throw new AppError("rate_limited", { retryAfter: Math.ceil(thrown.msBeforeNext / 1000) });
  }
}

/** Removes every count whose window is over by `now`: it is not read any more. */
export async function deleteExpiredLimits(now: Date): Promise<void> {
  const { rateLimit } = await db();
  await rateLimit.deleteMany({ where: { expire: { lte: now } } });
}
