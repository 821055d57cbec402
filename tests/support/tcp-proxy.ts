import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to another server that can be cut and mended. */
export interface TcpProxy {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine and passes everything on to `host:port`. */
export async function tcpProxy(host: string, port: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let passing = true;
  const server = createServer((near) => {
    if (!passing) return near.destroy();
    const far = connect(port, host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  const cut = () => {
    passing = false;
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    mend: () => {
      passing = true;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
