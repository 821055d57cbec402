import { fdatasyncSync, fstatSync, fsyncSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type Results } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { LogSync } from "./log-sync";

/** Search by parts of words; PostgreSQL has it at hand. */
export const extensions = { pg_trgm };

/** What of Emscripten's layer over the machine's files is changed: it has no `fsync`, and its `write` knows no order. */
interface FileNode {
  readonly name: string;
  readonly parent: FileNode;
}
interface OpenFile {
  readonly node: FileNode;
  /** The descriptor of Node.js. */
  readonly nfd: number;
}
interface Attributes {
  readonly size?: number;
  readonly mode?: number;
}
interface FileLayer {
  realPath(node: FileNode): string;
  tryFSOperation<T>(work: () => T): T;
  readonly node_ops: {
    setattr(node: FileNode, attributes: Attributes): void;
    rename(node: FileNode, folder: FileNode, name: string): void;
    unlink(folder: FileNode, name: string): void;
  };
  readonly stream_ops: {
    setattr(file: OpenFile, attributes: Attributes): void;
    write(file: OpenFile, from: Uint8Array, offset: number, length: number, position: number): number;
    fsync?(file: OpenFile): number;
  };
}

/** A segment of the log: 24 hexadecimal digits in pg_wal. */
const isSegment = ({ name, parent }: FileNode) => parent.name === "pg_wal" && /^[0-9A-F]{24}$/.test(name);
/** Files that the order does not concern: the log's own, and what a start throws away. */
const isUnordered = ({ parent }: FileNode) => parent.name === "pg_wal" || parent.name === "pgsql_tmp";

/** Gives the layer a real `fsync`; that of the log is left to `log`, and every other change comes after it. */
function makeDurable(layer: FileLayer, log: LogSync, onFailure: (what: string) => void): void {
  const { node_ops: nodes, stream_ops: files } = layer;
  const after = <Args extends unknown[], T>(work: (...args: Args) => T, concerns: (...args: Args) => boolean) => {
    return (...args: Args): T => {
      if (concerns(...args)) layer.tryFSOperation(() => log.forget());
      return work(...args);
    };
  };
  const write = files.write;
  files.write = (file, ...rest) => {
    if (!isUnordered(file.node)) layer.tryFSOperation(() => log.barrier());
    try {
      return write(file, ...rest);
    } catch (error) {
      onFailure(`${file.node.name} could not be written, error ${Reflect.get(Object(error), "errno")}`);
      throw error;
    }
  };
  files.fsync = (file) => {
    layer.tryFSOperation(() => {
      if (isSegment(file.node)) return log.defer(layer.realPath(file.node));
      log.barrier();
      if (fstatSync(file.nfd).isDirectory()) fsyncSync(file.nfd);
      else fdatasyncSync(file.nfd);
    });
    return 0;
  };
  files.setattr = after(files.setattr, (_file, { size }) => size !== undefined);
  const setAttributes = after(nodes.setattr, (_node, { size }) => size !== undefined);
  // A file gets its mode after it is made; that of some, such as the cache of the catalogue, would be open to all.
  nodes.setattr = (node, { mode, ...rest }) =>
    setAttributes(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
  nodes.rename = after(nodes.rename, () => true);
  nodes.unlink = after(nodes.unlink, () => true);
}

/** A folder of the machine in which `fsync` does what it says. */
class DurableFolder extends NodeFS {
  constructor(
    folder: string,
    private readonly log: LogSync,
    private readonly onDeath: (reason: string) => void,
  ) {
    super(folder);
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    let lastFailure = "";
    const noteFailure = (what: string) => {
      lastFailure = what;
    };
    const mend = (module: object) => makeDurable(Reflect.get(module, "NODEFS"), this.log, noteFailure);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), mend],
        // A panic of PostgreSQL aborts the program; the engine's own loop would then spin for ever.
        onAbort: (reason: unknown) => this.onDeath(lastFailure || String(reason)),
      },
    };
  }
}

/** `-F` is "never sync"; and Emscripten's `fdatasync`, the default for the log, does nothing. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["wal_sync_method=fsync", "min_wal_size=32MB", "max_wal_size=64MB"].flatMap((setting) => ["-c", setting]),
];

const isFatal = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && ["PANIC", "FATAL"].includes(String(Reflect.get(error, "severity"))));

/**
 * The embedded database, which answers for a commit when it is on the disk. Reads start no sync, and wait at most for
 * one that somebody else's commit began meanwhile.
 */
export class DurableEngine extends PGlite {
  /** How many were asked of it so far. */
  queries = 0;

  constructor(
    folder: string,
    private readonly log: LogSync,
    private readonly onDeath: (reason: string) => void,
  ) {
    super({ fs: new DurableFolder(folder, log, onDeath), extensions, startParams: START_PARAMS });
  }

  override query<T>(...args: Parameters<PGlite["query"]>): Promise<Results<T>> {
    return this.acknowledge(() => super.query<T>(...args));
  }

  override exec(...args: Parameters<PGlite["exec"]>): Promise<Results[]> {
    return this.acknowledge(() => super.exec(...args));
  }

  override transaction<T>(...args: Parameters<typeof PGlite.prototype.transaction<T>>): Promise<T> {
    return this.acknowledge(() => super.transaction<T>(...args));
  }

  override async execProtocol(...args: Parameters<PGlite["execProtocol"]>): ReturnType<PGlite["execProtocol"]> {
    try {
      return await super.execProtocol(...args);
    } catch (error) {
      if (isFatal(error)) this.onDeath(String(Reflect.get(Object(error), "code") ?? error));
      throw error;
    }
  }

  private async acknowledge<T>(work: () => Promise<T>): Promise<T> {
    this.queries += 1;
    const before = this.log.count;
    const result = await work();
    if (this.log.count > before) {
      await this.log.settled().catch((error: unknown) => {
        this.onDeath(String(error));
        throw error;
      });
    }
    return result;
  }
}

/**
 * Opens the database of a folder, after a crash with what was acknowledged, or makes one there.
 * @param onDeath is told when the engine cannot go on: it will not answer any more, and a new start recovers
 * @throws Error when the folder holds no usable database
 */
export async function openEngine(folder: string, onDeath: (reason: string) => void = () => {}): Promise<DurableEngine> {
  const engine = new DurableEngine(folder, new LogSync(), onDeath);
  await engine.waitReady;
  return engine;
}

/** The folder of the embedded database, inside the data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, "postgres");
