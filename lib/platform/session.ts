import "server-only";
import { getIronSession, type SessionOptions, unsealData } from "iron-session";
import { cookies } from "next/headers";
import { ADMIN_COOKIE, USER_COOKIE } from "./cookie-names";
import { env } from "./env";
import { sessionSecret } from "./secrets";

const HOUR = 60 * 60;
const FOURTEEN_DAYS = 14 * 24 * HOUR;
const TWELVE_HOURS = 12 * HOUR;

export interface UserSession {
  userId?: string;
  /** Must equal the user's `sessionEpoch`; raising that ends the session. */
  epoch?: number;
  /** Opened with a temporary password: good for setting a new one, and for nothing else. */
  mustChangePassword?: boolean;
}

export interface AdminSession {
  /** Must equal the mark of the present password; another password ends every session. */
  mark?: string;
}

function options(cookieName: string, ttl: number): SessionOptions {
  const secure = env().APP_URL?.startsWith("https://") ?? false;
  return {
    password: sessionSecret(),
    cookieName,
    ttl,
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
  };
}

/** The session in a cookie; one that cannot be opened is none. @throws Error when the session cannot be sealed. */
async function openSession<T extends object>(cookieName: string, ttl: number) {
  const jar = await cookies();
  const settings = options(cookieName, ttl);
  try {
    return await getIronSession<T>(jar, settings);
  } catch {
    const withoutCookie = { get: () => undefined, set: jar.set.bind(jar) };
    return getIronSession<T>(withoutCookie as unknown as typeof jar, settings);
  }
}

/** The user's sealed cookie of the present request: read it, set its fields and `save()`, or `destroy()` it. */
export async function userSession() {
  return openSession<UserSession>(USER_COOKIE, FOURTEEN_DAYS);
}

/** The administrator's sealed cookie of the present request, used in the same way. */
export async function adminSession() {
  return openSession<AdminSession>(ADMIN_COOKIE, TWELVE_HOURS);
}

/** How long an unsealed cookie is held, in milliseconds, and how many are. */
const HELD_FOR = 60_000;
const MOST_HELD = 10_000;
/** Longer than any seal of ours. */
const LONGEST_SEAL = 1_000;
const held = new Map<string, { readonly data: object; readonly until: number }>();

async function unsealed<T extends object>(cookieName: string, ttl: number): Promise<Partial<T>> {
  const seal = (await cookies()).get(cookieName)?.value;
  if (!seal || seal.length > LONGEST_SEAL) return {};
  const key = `${cookieName}=${seal}`;
  const known = held.get(key);
  if (known && known.until > performance.now()) return known.data as Partial<T>;
  const data = await unsealData<T>(seal, { password: sessionSecret(), ttl }).catch((): Partial<T> => ({}));
  held.delete(key);
  // Whoever sends something else than a session fills no memory with it.
  if (Object.keys(data).length === 0) return {};
  held.set(key, { data, until: performance.now() + HELD_FOR });
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
  return data;
}

/**
 * Both sessions of the present request, to be read alone. The same seal is opened once a minute: opening it costs
 * more than all else that a poll does, and a seal never changes its content.
 */
export async function heldSessions(): Promise<{ user: UserSession; admin: AdminSession }> {
  const user = await unsealed<UserSession>(USER_COOKIE, FOURTEEN_DAYS);
  return { user, admin: await unsealed<AdminSession>(ADMIN_COOKIE, TWELVE_HOURS) };
}
