import type { Server, ServerResponse } from "node:http";

/** Lets a server stop without cutting off who is being answered. */
export interface Drain {
  /** To be told of every answer that begins. */
  note(response: ServerResponse): void;
  /**
   * Ends the server: every connection closes after its answer, and new ones are taken until what was under way is
   * done. Resolves to false when the deadline, in milliseconds, cut something off.
   */
  drain(deadlineMs: number): Promise<boolean>;
}

const closed = (emitter: Server | ServerResponse) => new Promise<void>((done) => emitter.once("close", () => done()));

function closeAfterwards(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

export function createDrain(server: Server): Drain {
  const answering = new Set<ServerResponse>();
  let draining = false;
  return {
    note(response) {
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
      const finished = async () => {
        await Promise.all([...answering].map(closed));
        const ended = closed(server);
        server.close();
        await ended;
      };
      await Promise.race([finished(), deadline]);
      clearTimeout(timer);
      return !cut;
    },
  };
}
