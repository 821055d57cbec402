import "server-only";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { env } from "@/lib/platform/env";
import { receiveRequests } from "@/lib/platform/http/incoming";
import { errorFields, log } from "@/lib/platform/log";

/** Reads the configuration, migrates and seeds. A server that cannot do this says why and stops. */
export async function boot(): Promise<void> {
  try {
    env();
    receiveRequests();
    await prepareDatabase(async () => {
      const { added, renewed } = await seedAtoms();
      if (added + renewed > 0) log("info", "texts seeded", { added, renewed });
    });
    log("info", "server ready");
  } catch (error) {
    log("error", "server cannot start", errorFields(error));
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
