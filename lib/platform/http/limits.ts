import "server-only";
import { AppError } from "../errors/app-error";
import { pseudonymOf } from "../secrets";
import { siteOf } from "./address";
import { SEVERAL_PEOPLE } from "./context";
import { addInDatabase, addInMemory, type Count, secondsBlocked } from "./limit-counts";

interface Limit {
  /** Points per window; a caller past them waits for the rest of the window. */
  readonly points: number;
  readonly seconds: number;
  /** Points per day besides, where a request leaves something that is kept. */
  readonly perDay?: number;
  /**
   * Instead of the rest of the window: the seconds of a first pause, after which one try is let through; the pauses
   * double. A stranger who uses the points up keeps nobody else out for long, and still gets few tries.
   */
  readonly firstPause?: number;
  /** Counted by each copy of the server for itself, since a statement would cost more than the answer. */
  readonly inMemory?: true;
}

/** Points for one caller: a person, or an address that nobody is signed in from. `SHARED` says what a whole address has. */
const LIMITS = {
  /** By address: many people may sign in from one. Guesses are counted by `guess` and by account. */
  signIn: { points: 300, seconds: 60 },
  /** Wrong passwords, by address, whatever the accounts. */
  guess: { points: 100, seconds: 600 },
  /** Tries for one account: from one address, and from everywhere together. */
  signInAccount: { points: 10, seconds: 300 },
  signInAccountOverall: { points: 100, seconds: 1_800, firstPause: 30 },
  /** Tries with what looks like a mailed password, which has 79 bits: counted apart, so that nobody can keep its owner out. */
  signInTemporary: { points: 30, seconds: 300 },
  /** For one account, from a browser that signed in to it before. */
  signInDevice: { points: 10, seconds: 300 },
  adminSignIn: { points: 10, seconds: 300 },
  /** Over all addresses together: many machines may guess at once, and there is one password. */
  adminSignInOverall: { points: 120, seconds: 300 },
  /** Refusals of the shared password that the log of administrators keeps, which nothing leaves for two years. */
  adminSignInRefusal: { points: 10, seconds: 3_600, perDay: 50 },
  /** From a browser that signed in as an administrator before. */
  adminSignInDevice: { points: 10, seconds: 300 },
  /** By address: a school or an office registers in one hour. */
  register: { points: 400, seconds: 600, perDay: 4_000 },
  registerAccount: { points: 8, seconds: 600 },
  /** Asking for a mail: by address, and by the e-mail that it would go to. */
  recover: { points: 60, seconds: 600, perDay: 1_000 },
  recoverAccount: { points: 5, seconds: 900 },
  /** For one account from everywhere together: no more mails go out for it, see `TEMPORARY_PASSWORD_KEPT_MINUTES`. */
  recoverAccountOverall: { points: 60, seconds: 900 },
  /** Opening what a mail brought, which has 256 bits. */
  token: { points: 400, seconds: 600 },
  /** Saving one's own password again, or choosing another. */
  ownPassword: { points: 10, seconds: 300 },
  download: { points: 20, seconds: 600 },
  analytics: { points: 300, seconds: 60, perDay: 20_000 },
  write: { points: 240, seconds: 60 },
  /** Making a report or a link to one, which are kept. */
  keep: { points: 60, seconds: 60, perDay: 200 },
  /** An administrator's page that sends one request for each of many combinations. */
  bulk: { points: 3_000, seconds: 60 },
  read: { points: 600, seconds: 60, inMemory: true },
  pairCode: { points: 10, seconds: 600 },
  pdf: { points: 20, seconds: 60 },
  /** What every open tab asks every 2 s. */
  poll: { points: 1_200, seconds: 60, inMemory: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** So many times a person's points are for all persons at one address, and a visitor's for all addresses of one site. */
const SHARED = 20;
/** The longest window of any limit. */
export const LONGEST_LIMIT_HOURS = 24;
const DAY_SECONDS = LONGEST_LIMIT_HOURS * 3_600;

/** Who is counted by a limit, with so many times its points (1 when absent). */
export interface Caller {
  readonly name: string;
  readonly times?: number;
}

function countsOf(limit: LimitName, { name, times = 1 }: Caller): readonly Count[] {
  const { points, seconds, perDay, firstPause }: Limit = LIMITS[limit];
  const key = pseudonymOf(name);
  const window = { key: `${limit}:${key}`, points: points * times, seconds, firstPause };
  return perDay === undefined
    ? [window]
    : [window, { key: `${limit}/day:${key}`, points: perDay * times, seconds: DAY_SECONDS }];
}

const isInMemory = (limit: LimitName): boolean => "inMemory" in LIMITS[limit];

function refuse(seconds: number): void {
  if (seconds > 0) throw new AppError("rate_limited", { retryAfter: seconds });
}

/**
 * Takes a point of each of these limits for its callers, in at most one statement, and in none for a caller who is past
 * one of them; shared by all copies of the server, but for what is counted in memory.
 * @throws AppError rate_limited, with the seconds to wait.
 */
export async function consumeLimits(takes: readonly (readonly [LimitName, ...Caller[]])[]): Promise<void> {
  const memory: Count[] = [];
  const database: Count[] = [];
  for (const [limit, ...callers] of takes) {
    const counts = callers.flatMap((caller) => countsOf(limit, caller));
    (isInMemory(limit) ? memory : database).push(...counts);
  }
  refuse(secondsBlocked([...memory, ...database]));
  if (memory.length > 0) refuse(addInMemory(memory));
  if (database.length > 0) refuse(await addInDatabase(database));
}

/** The limits that a process counts for itself. */
type InMemoryLimit = {
  [Name in LimitName]: (typeof LIMITS)[Name] extends { inMemory: true } ? Name : never;
}[LimitName];

/** Takes a point without waiting. Returns whether the points suffice. */
export function takeInMemory(limit: InMemoryLimit, callers: readonly Caller[]): boolean {
  const counts = callers.flatMap((caller) => countsOf(limit, caller));
  return secondsBlocked(counts) === 0 && addInMemory(counts) === 0;
}

/** The same for one limit and one caller (an account, a browser). */
export function consumeLimit(limit: LimitName, caller: string): Promise<void> {
  return consumeLimits([[limit, { name: caller }]]);
}

/**
 * Refuses whoever is known to be past a limit, and takes no point: for what is counted only once it has failed.
 * @throws AppError rate_limited, with the seconds to wait.
 */
export function assertWithinLimit(limit: LimitName, caller: string): void {
  refuse(secondsBlocked(countsOf(limit, { name: caller })));
}

/**
 * Whom a request is counted to. A person has points of their own wherever they are; their address only bounds how
 * much all of them together may ask. A visitor is counted by address, and all networks of one IPv6 site together.
 * @param person what names the person who is signed in; null for a visitor
 */
export function callersOf(person: string | null, address: string): readonly [Caller, ...Caller[]] {
  if (person !== null)
    return [
      { name: `person ${person}`, times: person === SEVERAL_PEOPLE ? SHARED : 1 },
      { name: `everybody signed in at ${address}`, times: SHARED },
    ];
  const site = siteOf(address);
  return site === null ? [{ name: address }] : [{ name: address }, { name: site, times: SHARED }];
}
