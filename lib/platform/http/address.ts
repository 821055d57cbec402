import { env } from "../env";
import { SOCKET_ADDRESS_HEADER } from "./socket-address";

/**
 * The caller's address. A client may send any `X-Forwarded-For`, so it is believed only behind
 * `TRUST_PROXY` proxies, counted from the end; otherwise the server's own note of the socket is used.
 */
export function callerAddress(request: Request): string {
  const hops = env().TRUST_PROXY;
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  if (hops > 0) return forwarded.at(-hops) || "unknown";
  return request.headers.get(SOCKET_ADDRESS_HEADER) ?? "direct";
}
