import "server-only";
import { readTotals } from "../data/notifications";
import { openRate } from "../domain/notification";
import type { NotificationStats } from "../schema";
import { flushPresence } from "./live-feed";

const CONNECTED_WITHIN_SECONDS = 10;

/** The delivery figures over all notifications, from the database. */
export async function readStats(): Promise<NotificationStats> {
  await flushPresence();
  const { notifications, scheduled, cancelled, revoked, sent, opened, connected, now } =
    await readTotals(CONNECTED_WITHIN_SECONDS);
  return {
    totalNotifications: notifications,
    ...{ scheduled, cancelled, revoked },
    totalSent: sent,
    totalOpened: opened,
    globalOpenRate: openRate(opened, sent),
    connectedClients: connected,
    serverStatus: "online",
    timestamp: now.toISOString(),
  };
}
