import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to another server that can be cut and mended. */
export interface TcpProxy {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine and passes everything on to `host:port`. */
export async function tcpProxy(host: string, port: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isOpen = true;
  const server = createServer((client) => {
    if (!isOpen) return client.destroy();
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  const cut = () => {
    isOpen = false;
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    restore: () => {
      isOpen = true;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
