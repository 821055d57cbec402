import { ADMIN_COOKIE, USER_COOKIE } from "../cookie-names";
import { readCookie } from "../http/read-cookie";
import type { Audience, Screen } from "./screen";

/** Whether the session that an audience asks for is there; what it holds is checked where data is read. */
const BELONGS: Readonly<Record<Audience, (cookie: string | undefined) => boolean>> = {
  any: () => true,
  guest: (cookie) => readCookie(cookie, ADMIN_COOKIE) === undefined,
  user: (cookie) => readCookie(cookie, USER_COOKIE) !== undefined,
  admin: (cookie) => readCookie(cookie, ADMIN_COOKIE) !== undefined,
};

/** Where a visitor with this `Cookie` header is sent from a screen; null when they may stay. */
export function redirectTarget(screen: Screen | null, cookie: string | undefined): string | null {
  if (!screen || BELONGS[screen.audience](cookie)) return null;
  return screen.otherwise ?? "/";
}
