import { type NextRequest, NextResponse } from "next/server";
import { USER_COOKIE } from "@/lib/platform/cookie-names";

/** Sends visitors without a session away from the assessment, to the welcome screen; data is guarded where it is read. */
export function proxy(request: NextRequest): NextResponse {
  if (request.cookies.has(USER_COOKIE)) return NextResponse.next();
  const target = request.nextUrl.clone();
  const reports = target.pathname.endsWith("/reports");
  target.pathname = reports ? "/login" : "/";
  return NextResponse.redirect(target);
}

export const config = {
  matcher: [
    "/(rheti|hero-moments|building-blocks|color-phase|detail-tokens|results|report|reports)",
    "/(en|hi-G4|hi-Latn|ur-G4)/(rheti|hero-moments|building-blocks|color-phase|detail-tokens|results|report|reports)",
  ],
};
