import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { wait } from "../wait";

/** Lets a server stop without cutting off who is being answered. */
export interface Drain {
  /** To be told of every answer that begins. */
  note(response: ServerResponse): void;
  /**
   * Ends the server: every connection closes after its answer, and new ones are taken until what was under way is
   * done. A kept connection without a request is closed once all have been quiet for a moment: a request may be on its
   * way. Resolves to false when the deadline, in milliseconds, cut something off.
   */
  drain(deadlineMs: number): Promise<boolean>;
}

/** How long nothing has to come on the kept connections, in milliseconds: a busy machine reads late. */
const QUIET_MS = 300;

const countConnections = (server: Server) =>
  new Promise<number>((done) => server.getConnections((error, count) => done(error ? 0 : count)));

const closed = (emitter: Server | ServerResponse) => new Promise<void>((done) => emitter.once("close", () => done()));

function closeAfterwards(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

export function createDrain(server: Server): Drain {
  const answering = new Set<ServerResponse>();
  let draining = false;
  let requests = 0;

  async function untilAnswered(): Promise<void> {
    await Promise.all([...answering].map(closed));
  }

  async function untilQuiet(): Promise<void> {
    while ((await countConnections(server)) > 0) {
      const before = requests;
      await untilAnswered();
      await wait(QUIET_MS);
      if (requests === before && answering.size === 0) return;
    }
  }

  async function finish(): Promise<void> {
    await untilAnswered();
    // Two turns of the event loop take in the connections that the system holds ready.
    await nextTurn();
    await nextTurn();
    const ended = closed(server);
    // That of http would also close kept connections whose request it has not read yet.
    NetServer.prototype.close.call(server);
    await untilQuiet();
    server.closeIdleConnections();
    await ended;
  }

  return {
    note(response) {
      requests += 1;
      answering.add(response);
      response.once("close", () => answering.delete(response));
      if (draining) closeAfterwards(response);
    },
    async drain(deadlineMs) {
      draining = true;
      for (const response of answering) closeAfterwards(response);
      let cut = false;
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<void>((done) => {
        timer = setTimeout(() => {
          cut = true;
          server.closeAllConnections();
          done();
        }, deadlineMs);
      });
      await Promise.race([finish(), deadline]);
      clearTimeout(timer);
      return !cut;
    },
  };
}
