import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Messages of PostgreSQL's protocol that make the server carry out a statement. */
const EXECUTE = "E".charCodeAt(0);
const SIMPLE_QUERY = "Q".charCodeAt(0);

/** Counts the statements in what a client sends: a length without a type first, then types with lengths. */
function statementCounter(onStatement: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let greeted = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= (greeted ? 5 : 4)) {
      const length = greeted ? 1 + rest.readUInt32BE(1) : rest.readUInt32BE(0);
      if (rest.length < length) return;
      if (greeted && (rest[0] === EXECUTE || rest[0] === SIMPLE_QUERY)) onStatement();
      greeted = true;
      rest = rest.subarray(length);
    }
  };
}

export interface CountingProxy {
  readonly url: string;
  /** Statements since the start. */
  count(): number;
  stop(): void;
}

/** Stands between a program and PostgreSQL and counts the statements that pass, those of transactions included. */
export async function countingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let statements = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    const note = statementCounter(() => {
      statements += 1;
    });
    client.on("data", note);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    count: () => statements,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
