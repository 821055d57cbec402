import { env } from "../env";
import { AppError } from "../errors/app-error";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request that a browser sent from another site. Browsers put `Origin` on
 * every such request; a caller without one is no browser and carries no one's cookies by accident. Where `APP_URL` says
 * where we are, the `Host` of the request is not believed: behind a name that leads here it would be anybody's.
 * @throws AppError foreign_origin.
 */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const { APP_URL } = env();
  const host = request.headers.get("host");
  const own = APP_URL ? new URL(APP_URL).origin === origin : URL.canParse(origin) && new URL(origin).host === host;
  if (!own) throw new AppError("foreign_origin");
}
