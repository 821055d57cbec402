import "server-only";
import { getIronSession, type SessionOptions } from "iron-session";
import { cookies } from "next/headers";
import { USER_COOKIE } from "./cookie-names";
import { env } from "./env";
import { sessionSecret } from "./secrets";

const FOURTEEN_DAYS = 14 * 24 * 60 * 60;

export interface UserSession {
  userId?: string;
  /** Must equal the user's `sessionEpoch`; raising that ends the session. */
  epoch?: number;
}

function options(): SessionOptions {
  const secure = env().APP_URL?.startsWith("https://") ?? false;
  return {
    password: sessionSecret(),
    cookieName: USER_COOKIE,
    ttl: FOURTEEN_DAYS,
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
  };
}

/** The sealed cookie of the present request: read it, set its fields and `save()`, or `destroy()` it. */
export async function userSession() {
  return getIronSession<UserSession>(await cookies(), options());
}
