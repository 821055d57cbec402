import type { IncomingHttpHeaders } from "node:http";
import { env } from "../env";

/** Two years, as browsers' preload lists ask for; other hosts of the domain are not ours to bind. */
const VALUE = "max-age=63072000";

/**
 * What `Strict-Transport-Security` should say; null where the visitor may have come by plain http, which
 * a browser that was told otherwise could never do again. `X-Forwarded-Proto` counts behind `TRUST_PROXY` alone.
 */
export function transportSecurity(headers: IncomingHttpHeaders): string | null {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL?.startsWith("https://")) return VALUE;
  const told = TRUST_PROXY > 0 ? headers["x-forwarded-proto"]?.toString().split(",").at(-1)?.trim() : undefined;
  return told === "https" ? VALUE : null;
}
