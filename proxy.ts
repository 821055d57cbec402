import { type NextRequest, NextResponse } from "next/server";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";

/**
 * Where a screen sends whoever lacks the session that it asks for, and the sign-in whoever has one already; undefined
 * when they may stay.
 */
function elsewhere({ nextUrl: { pathname }, cookies }: NextRequest): string | undefined {
  if (pathname.endsWith("/admin-login")) return cookies.has(ADMIN_COOKIE) ? "/analytics" : undefined;
  if (/\/(analytics|admin\/[a-z-]+)$/.test(pathname)) return cookies.has(ADMIN_COOKIE) ? undefined : "/admin-login";
  if (cookies.has(USER_COOKIE)) return undefined;
  return pathname.endsWith("/reports") ? "/login" : "/";
}

/** Turns people away from the screens that are not for them as they are; data is guarded where it is read. */
export function proxy(request: NextRequest): NextResponse {
  const pathname = elsewhere(request);
  if (pathname === undefined) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = pathname;
  return NextResponse.redirect(target);
}

export const config = {
  matcher: [
    "/(rheti|hero-moments|building-blocks|color-phase|detail-tokens|results|report|reports|analytics|admin-login)",
    "/admin/(report-coverage|new-report)",
    "/(en|hi-G4|hi-Latn|ur-G4)/(rheti|hero-moments|building-blocks|color-phase|detail-tokens|results|report|reports|analytics|admin-login)",
    "/(en|hi-G4|hi-Latn|ur-G4)/admin/(report-coverage|new-report)",
  ],
};
