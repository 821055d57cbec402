import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { promisify } from "node:util";

const dataSync = promisify(fdatasync);

/** The file of the log that was written last, on a descriptor of our own: the engine may close its own meanwhile. */
interface LogFile {
  readonly path: string;
  readonly descriptor: number;
}

/**
 * Syncs the database's log (pg_wal) beside the server's thread, many commits at a time. The engine asks for a sync at
 * each commit; that is noted, and whoever answers waits in `settled`. What must not reach the disk before the log
 * does (data pages, file names) is held back by `barrier`, so that the order is the one PostgreSQL counts on.
 */
export class LogSync {
  private asked = 0;
  private done = 0;
  private file: LogFile | null = null;
  private running: Promise<void> | null = null;

  /** How many syncs were asked for so far. */
  get count(): number {
    return this.asked;
  }

  /** Notes that this file of the log is to be synced. @throws what opening or syncing a file throws */
  defer(path: string): void {
    if (this.file?.path !== path) {
      this.forget();
      this.file = { path, descriptor: openSync(path, "r") };
    }
    this.asked += 1;
  }

  /** Syncs at once what is still open. @throws what syncing throws */
  barrier(): void {
    if (this.done >= this.asked || !this.file) return;
    fdatasyncSync(this.file.descriptor);
    this.done = this.asked;
  }

  /** Lets go of the file, synced: it is about to be renamed, or another one follows. @throws what syncing throws */
  forget(): void {
    this.barrier();
    const { file, running } = this;
    this.file = null;
    if (!file) return;
    // A sync under way still needs the descriptor, whose number would otherwise name another file.
    if (running) void running.catch(() => {}).then(() => closeSync(file.descriptor));
    else closeSync(file.descriptor);
  }

  /** Resolves when all that was asked for until now is on the disk. @throws what syncing throws */
  async settled(): Promise<void> {
    const upTo = this.asked;
    while (this.done < upTo) {
      this.running ??= this.sync().finally(() => {
        this.running = null;
      });
      await this.running;
    }
  }

  private async sync(): Promise<void> {
    const upTo = this.asked;
    if (!this.file) return;
    await dataSync(this.file.descriptor);
    this.done = Math.max(this.done, upTo);
  }
}
