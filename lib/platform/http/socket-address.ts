import { type IncomingMessage, Server } from "node:http";

export const SOCKET_ADDRESS_HEADER = "x-ninefold-socket";

/**
 * Writes the address of the socket into a header of every request, over whatever the client sent there:
 * route handlers see no socket, and `X-Forwarded-For` may hold anything that a client likes.
 */
export function noteSocketAddresses(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    if (event === "request") {
      const request = args[0] as IncomingMessage;
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}
