import "server-only";
import { getIronSession, type SessionOptions, unsealData } from "iron-session";
import { LRUCache } from "lru-cache";
import { cookies } from "next/headers";
import { ADMIN_COOKIE, USER_COOKIE } from "./cookie-names";
import { publicUrl } from "./env";
import { readCookie } from "./http/read-cookie";
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
  /** Until when, in milliseconds since 1970, where a new password has to be set: minutes, not days. */
  newPasswordUntil?: number;
}

export interface AdminSession {
  /** Must equal the mark of the present password; another password ends every session. */
  mark?: string;
  /** Instead: the session of an administrator with a password of their own. */
  sessionId?: string;
}

/** What every cookie of a session has: no script reads it, no other site's form sends it. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", secure: publicUrl().startsWith("https://"), path: "/" } as const;
}

function options(cookieName: string, ttl: number): SessionOptions {
  return { password: sessionSecret(), cookieName, ttl, cookieOptions: cookieOptions() };
}

/** The session in a cookie; empty when it cannot be unsealed. @throws Error when the session cannot be sealed. */
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

const CACHE_MS = 60_000;
const CACHE_MAX = 10_000;
/** Longer than any sealed session. */
const MAX_SEAL_LENGTH = 1_000;
const unsealedCache = new LRUCache<string, object>({ max: CACHE_MAX, ttl: CACHE_MS });

async function unseal<T extends object>(
  cookieName: string,
  seal: string | undefined,
  ttl: number,
): Promise<Partial<T>> {
  if (!seal || seal.length > MAX_SEAL_LENGTH) return {};
  const key = `${cookieName}=${seal}`;
  const cached = unsealedCache.get(key);
  if (cached) return cached as Partial<T>;
  const data = await unsealData<T>(seal, { password: sessionSecret(), ttl }).catch((): Partial<T> => ({}));
  // Only real sessions are kept: nobody can fill the cache with other values.
  if (Object.keys(data).length > 0) unsealedCache.set(key, data);
  return data;
}

/**
 * Both sessions of the present request, read-only. A cookie is unsealed once a minute: unsealing costs more than a
 * query, and the content of a seal never changes. Whether the session is still open the database says.
 */
export async function cachedSessions(): Promise<{ user: UserSession; admin: AdminSession }> {
  const jar = await cookies();
  const user = await unseal<UserSession>(USER_COOKIE, jar.get(USER_COOKIE)?.value, FOURTEEN_DAYS);
  return { user, admin: await unseal<AdminSession>(ADMIN_COOKIE, jar.get(ADMIN_COOKIE)?.value, TWELVE_HOURS) };
}

/** The user's session in the `Cookie` header of a request that Next.js has not seen, in the same way. */
export function cachedUserSession(cookie: string | undefined): Promise<UserSession> {
  return unseal<UserSession>(USER_COOKIE, readCookie(cookie, USER_COOKIE), FOURTEEN_DAYS);
}
