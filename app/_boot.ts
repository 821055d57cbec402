import "server-only";
import { join } from "node:path";
import { FLAG_ORDER, THEMES } from "@/lib/assessment/domain/report-types";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { env } from "@/lib/platform/env";
import { receiveRequests } from "@/lib/platform/http/incoming";
import { prerenderedPages, type Responder } from "@/lib/platform/http/prerendered";
import { errorFields, log } from "@/lib/platform/log";

/** The welcome screen under its own address and under every theme's; a build is there in production alone. */
function welcomeScreens(headers: Readonly<Record<string, string>>): Responder | undefined {
  if (env().NODE_ENV !== "production") return undefined;
  const paths = ["/", ...THEMES.map((theme) => `/${theme}`)];
  return prerenderedPages({ build: join(process.cwd(), ".next"), paths, flags: FLAG_ORDER, headers });
}

/**
 * Reads the configuration, migrates and seeds. A server that cannot do this says why and stops.
 * @param pageHeaders what every page says of itself
 */
export async function boot(pageHeaders: Readonly<Record<string, string>>): Promise<void> {
  try {
    env();
    receiveRequests(welcomeScreens(pageHeaders));
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
