import "server-only";
import { join } from "node:path";
import { deleteDueAccounts, dropExpiredLinks } from "@/lib/accounts/operations/delete-account";
import { MAIL_CHORE } from "@/lib/accounts/operations/request-mail";
import { sendDueMails } from "@/lib/accounts/operations/send-mails";
import { bringCellsUpToDate } from "@/lib/analytics/operations/update-cells";
import { FLAG_ORDER, THEMES } from "@/lib/assessment/domain/report-types";
import { judgeAtoms } from "@/lib/content/operations/judge-atoms";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { liveFeed } from "@/lib/notifications/operations/live-feed";
import { startChore } from "@/lib/platform/chores";
import { now } from "@/lib/platform/clock";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { env } from "@/lib/platform/env";
import { receiveRequests } from "@/lib/platform/http/incoming";
import { prerenderedPages, type Responder } from "@/lib/platform/http/prerendered";
import { errorFields, log } from "@/lib/platform/log";
import { forgetPerson } from "./_own-data";

const MAILS_EVERY_MS = 10_000;
const DELETIONS_EVERY_MS = 15_000;
const LINKS_EVERY_MS = 3_600_000;
/** What is due goes out also while nobody polls; whoever polls looks every second. */
const NOTIFICATIONS_EVERY_MS = 10_000;
/** So that an administrator who comes after a busy week does not wait for all of it to be counted. */
const FIGURES_EVERY_MS = 60_000;

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
      await judgeAtoms();
    });
    startChore(MAIL_CHORE, MAILS_EVERY_MS, () => sendDueMails(now));
    startChore("deletions", DELETIONS_EVERY_MS, () => deleteDueAccounts(now(), forgetPerson));
    startChore("links", LINKS_EVERY_MS, () => dropExpiredLinks(now()));
    startChore("notifications", NOTIFICATIONS_EVERY_MS, () => liveFeed());
    startChore("figures", FIGURES_EVERY_MS, () => bringCellsUpToDate());
    log("info", "server ready");
  } catch (error) {
    log("error", "server cannot start", errorFields(error));
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
