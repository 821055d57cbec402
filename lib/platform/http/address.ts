import { isIPv4, isIPv6 } from "node:net";
import { env } from "../env";
import { log } from "../log";
import { perProcess } from "../per-process";

/** The header in which the server itself notes the address of the socket, over whatever a client sent there. */
export const SOCKET_ADDRESS_HEADER = "x-ninefold-socket";

const warned = perProcess("untrusted-proxy-warned", () => false);

/** An IPv4 address inside an IPv6 one, as a socket for both writes it. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The eight groups of an IPv6 address in its canonical form. */
function groupsOf(canonical: string): readonly string[] {
  const [head = [], tail = []] = canonical.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

/**
 * The network that an address belongs to, written in one way: IPv4 as it is, the first 64 bits of IPv6, since one
 * caller has all the rest. A port is left out; what is no address stays as it stands.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return address;
  const canonical = new URL(`http://[${bare.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(canonical)
    ?.slice(1)
    .map((group) => Number.parseInt(group, 16));
  if (mapped) return mapped.flatMap((group) => [group >> 8, group & 255]).join(".");
  return `${groupsOf(canonical).slice(0, 4).join(":")}::/64`;
}

/**
 * The site that an IPv6 network of `networkOf` lies in, its first 48 bits: providers hand out that much to one
 * customer, who then has 65,536 networks. Null for every other address.
 */
export function siteOf(network: string): string | null {
  const groups = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
}

/**
 * Says once that a proxy names callers and is not believed: all of them then count as one, and a crowd would be kept
 * out for the tries of one. `forwardedFor` is the header as it came over the network.
 */
export function warnOfUntrustedProxy(forwardedFor: string | string[] | undefined): void {
  if (forwardedFor === undefined || env().TRUST_PROXY > 0 || warned.peek()) return;
  warned.set(true);
  log("warn", "a proxy names callers in X-Forwarded-For and TRUST_PROXY is 0: all of them count as one caller");
}

/**
 * The caller's network. A client may send any `X-Forwarded-For`, so it is believed only behind
 * `TRUST_PROXY` proxies, counted from the end; otherwise the server's own note of the socket is used.
 */
export function callerAddress(request: { readonly headers: Pick<Headers, "get"> }): string {
  const hops = env().TRUST_PROXY;
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  if (hops > 0) return networkOf(forwarded.at(-hops) || "unknown");
  return networkOf(request.headers.get(SOCKET_ADDRESS_HEADER) ?? "direct");
}
