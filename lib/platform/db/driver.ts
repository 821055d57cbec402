import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { env } from "../env";
import { lockFolder } from "./folder-lock";

export interface Driver {
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
  close(): Promise<void>;
}

async function embedded(dataDir: string): Promise<Driver> {
  const release = lockFolder(dataDir);
  try {
    const engine = await PGlite.create({ dataDir: join(dataDir, "postgres") });
    return {
      adapter: new PrismaPGlite(engine),
      close: async () => {
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** A database that lives in memory and is gone on close: the shadow of migrations, and tests. */
export async function inMemoryDriver(): Promise<Driver> {
  const engine = await PGlite.create();
  return { adapter: new PrismaPGlite(engine), close: () => engine.close() };
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, else the embedded one in `DATA_DIR`.
 * @throws Error when the embedded folder is in use, or cannot be opened.
 */
export async function openDriver(): Promise<Driver> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (!DATABASE_URL) return embedded(DATA_DIR);
  return { adapter: new PrismaPg({ connectionString: DATABASE_URL, max: 10 }), close: async () => {} };
}
