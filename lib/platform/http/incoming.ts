import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { withLanguageAsKept } from "./language-path";
import type { Responder } from "./prerendered";
import { explainRefusedMethod } from "./refused-method";
import { SOCKET_ADDRESS_HEADER } from "./socket-address";
import { transportSecurity } from "./transport-security";
import { withWellFormedPath } from "./well-formed-path";

/**
 * An idle connection is closed by whoever stands in front, never by us while they send the next request on it, which
 * they would see as a reset: longer than the minute that balancers and browsers wait, where Node.js waits five seconds.
 */
const KEEP_ALIVE_MS = 65_000;

/** Route handlers see no socket, and `X-Forwarded-For` may hold anything that a client likes. */
function noteSocketAddress(request: IncomingMessage): void {
  request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
}

/**
 * Touches every request before the router sees it: its own note of the caller's address, over whatever
 * the client sent there, and a path that can be decoded, its language as we write it. What `respond` answers
 * never gets there.
 */
export function receiveRequests(respond: Responder = () => false): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    if (event === "connection") this.keepAliveTimeout = KEEP_ALIVE_MS;
    if (event === "request") {
      const request = args[0] as IncomingMessage;
      noteSocketAddress(request);
      request.url = withLanguageAsKept(withWellFormedPath(request.url ?? "/"));
      const response = args[1] as ServerResponse;
      const secured = transportSecurity(request.headers);
      if (secured) response.setHeader("Strict-Transport-Security", secured);
      explainRefusedMethod(request, response);
      if (respond(request, response)) return true;
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}
