import "server-only";
import { lookup } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { env } from "../env";
import { isPublicAddress } from "./private-address";

const TIMEOUT_MS = 10_000;

/** Whether addresses of this machine and its network may be asked, and without TLS: in development, or where configured. */
const isInsideAllowed = () => env().WEBHOOK_PRIVATE_ADDRESSES ?? env().NODE_ENV === "development";

/** Finds the address that is then connected to, so that none can take its place between the check and the use. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first] = addresses;
    const isRefused = !first || addresses.some(({ address }) => !isPublicAddress(address));
    if (isRefused && !isInsideAllowed()) return done(new Error("not an address of the internet"), []);
    if (options.all) return done(null, addresses);
    done(null, first?.address ?? "", first?.family);
  });
};

/** @throws Error when an address may not be asked. */
function assertOutside(url: URL): void {
  if (isInsideAllowed()) return;
  if (url.protocol !== "https:") throw new Error("not an https address");
  // A number in the place of a name is connected to without being looked up.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) throw new Error("not an address of the internet");
}

/**
 * Posts a text to an address that somebody else chose: https and public addresses alone, no redirect followed, ten seconds
 * at most, and nothing of the answer read but its status.
 * @throws Error when the address may not be asked or there is no answer
 */
export function postOutside(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const url = new URL(address);
  assertOutside(url);
  const send = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: lookUpPublic,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on("error", reject);
    request.end(body);
  });
}
