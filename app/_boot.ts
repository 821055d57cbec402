import "server-only";
import { deleteOldMailFiles, deleteOldRunsAndReports, erasePersonalData } from "@/app/_personal-data";
import { findKeptPage } from "@/app/api/_kept-pages";
import { findOwnPage } from "@/app/api/_own-pages";
import { closePdfPool, setPdfThreads } from "@/components/report/pdf/engine/render";
import { closePicturePool } from "@/components/report/picture/render";
import { deleteDueAccounts, deleteOldAccountRows } from "@/lib/accounts/operations/deletion";
import { MAIL_JOB } from "@/lib/accounts/operations/mails";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { deleteOldEvents } from "@/lib/analytics/data/events";
import { refreshCells } from "@/lib/analytics/operations/figures";
import { deleteOldSetAside } from "@/lib/assessment/data/run-in-progress";
import { closeEstimation } from "@/lib/assessment/operations/estimate-calibration";
import { purgeDeleted } from "@/lib/content/data/packs";
import { checkAtoms } from "@/lib/content/operations/check-atoms";
import { DELETED_KEPT_DAYS } from "@/lib/content/operations/packs";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { countRecipients } from "@/lib/notifications/data/notifications";
import { liveFeed } from "@/lib/notifications/operations/live-feed";
import { now } from "@/lib/platform/clock";
import { closeDatabase, databaseDriver } from "@/lib/platform/db/client";
import { followDatabaseClock } from "@/lib/platform/db/database-clock";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { env } from "@/lib/platform/env";
import { setVisitorPages } from "@/lib/platform/front/visitor-pages";
import { deleteExpiredLimits } from "@/lib/platform/http/limit-counts";
import { startJob, stopJobs } from "@/lib/platform/jobs";
import { markBooted, onShutdown } from "@/lib/platform/lifecycle";
import { errorFields, log } from "@/lib/platform/log";
import { forgetOldDeliveries, sendDueDeliveries, WEBHOOK_JOB } from "@/lib/programs/operations/send-due-deliveries";

const CLOCK_EVERY_MS = 30_000;
const MAILS_EVERY_MS = 10_000;
const WEBHOOKS_EVERY_MS = 5_000;
const DELETIONS_EVERY_MS = 15_000;
const CLEAN_UP_EVERY_MS = 3_600_000;
const LIMITS_EVERY_MS = 300_000;
const MAIL_FILES_EVERY_MS = 60_000;
/** What is due goes out also while nobody polls; whoever polls looks every second. */
const NOTIFICATIONS_EVERY_MS = 10_000;
/** So that an administrator who comes after a busy week does not wait for all of it to be counted. */
const FIGURES_EVERY_MS = 60_000;
const UPKEEP_EVERY_MS = 5_000;

/** Reads the configuration, migrates and seeds. A server that cannot do this says why and stops. */
export async function boot(): Promise<void> {
  try {
    setPdfThreads(env().PDF_THREADS);
    onShutdown(closeDatabase);
    onShutdown(closePdfPool);
    onShutdown(closePicturePool);
    onShutdown(closeEstimation);
    onShutdown(stopJobs);
    await prepareDatabase(async () => {
      const { added, renewed } = await seedAtoms();
      if (added + renewed > 0) log("info", "texts seeded", { added, renewed });
      await checkAtoms();
    });
    await followDatabaseClock();
    startJob("clock", CLOCK_EVERY_MS, followDatabaseClock);
    startJob(MAIL_JOB, MAILS_EVERY_MS, () => sendDueMails(now));
    startJob(WEBHOOK_JOB, WEBHOOKS_EVERY_MS, () => sendDueDeliveries(now));
    startJob("deliveries", CLEAN_UP_EVERY_MS, () => forgetOldDeliveries(now()));
    startJob("deletions", DELETIONS_EVERY_MS, () => deleteDueAccounts(now(), erasePersonalData));
    startJob("links", CLEAN_UP_EVERY_MS, () => deleteOldAccountRows(now()));
    startJob("mail files", MAIL_FILES_EVERY_MS, () => deleteOldMailFiles(now()));
    startJob("events", CLEAN_UP_EVERY_MS, () => deleteOldEvents(now()));
    startJob("set-aside runs", CLEAN_UP_EVERY_MS, () => deleteOldSetAside(now()));
    startJob("deleted runs and reports", CLEAN_UP_EVERY_MS, () => deleteOldRunsAndReports(now()));
    startJob("deleted texts", CLEAN_UP_EVERY_MS, () =>
      purgeDeleted(new Date(now().getTime() - DELETED_KEPT_DAYS * 86_400_000)),
    );
    startJob("limits", LIMITS_EVERY_MS, () => deleteExpiredLimits());
    startJob("notifications", NOTIFICATIONS_EVERY_MS, async () => {
      await liveFeed();
      await countRecipients();
    });
    startJob("figures", FIGURES_EVERY_MS, () => refreshCells());
    const { upkeep } = await databaseDriver();
    if (upkeep) startJob("upkeep", UPKEEP_EVERY_MS, () => upkeep(now()));
    const { NODE_ENV, SMTP_URL } = env();
    if (NODE_ENV === "production" && !SMTP_URL)
      log("warn", "no SMTP_URL: mails become files in the data folder, for a day");
    setVisitorPages((request, url) => findKeptPage(request, url) ?? findOwnPage(request, url));
    log("info", "server ready");
    markBooted();
  } catch (error) {
    log("error", "server cannot start", errorFields(error));
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
