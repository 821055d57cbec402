import "server-only";
import type { Webhook, WebhookDelivery } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { DELIVERY_TRIED_MS, deliveryRetryMs } from "../domain/deliveries";

const open = { deliveredAt: null, givenUpAt: null };

/** The addresses that are on and have something to be told. */
export async function webhooksWithWaiting(): Promise<Webhook[]> {
  const where = { enabled: true, deliveries: { some: open } };
  return (await db()).webhook.findMany({ where, orderBy: { id: "asc" } });
}

/**
 * Leases the first delivery of an address that is not done: it becomes due again after a pause, in case sending it is
 * interrupted. Of several workers at the same time, only one gets it. Null while the first one is not due: those behind
 * it wait for it, so that all arrive in order.
 */
export async function leaseFirst(webhookId: string, now: Date): Promise<WebhookDelivery | null> {
  const { webhookDelivery } = await db();
  const first = await webhookDelivery.findFirst({ where: { webhookId, ...open }, orderBy: { sequence: "asc" } });
  if (!first || first.dueAt > now) return null;
  const { id, attempts, dueAt } = first;
  const { count } = await webhookDelivery.updateMany({
    where: { id, attempts, dueAt, ...open },
    data: { attempts: attempts + 1, dueAt: new Date(now.getTime() + deliveryRetryMs(attempts)) },
  });
  return count === 1 ? { ...first, attempts: attempts + 1 } : null;
}

/** Notes what came of a try; one that failed for too long is given up. */
export async function noteTry(
  { id, createdAt }: WebhookDelivery,
  { delivered, status }: { readonly delivered: boolean; readonly status: number | null },
  now: Date,
): Promise<void> {
  const tooOld = now.getTime() - createdAt.getTime() > DELIVERY_TRIED_MS;
  const data = {
    lastStatus: status,
    ...(delivered && { deliveredAt: now }),
    ...(!delivered && tooOld && { givenUpAt: now }),
  };
  await (await db()).webhookDelivery.updateMany({ where: { id }, data });
}

/** Deliveries of an address, latest first, before a place in their order. */
export async function listDeliveries(
  webhookId: string,
  before: number | null,
  take: number,
): Promise<WebhookDelivery[]> {
  const where = { webhookId, ...(before !== null && { sequence: { lt: before } }) };
  return (await db()).webhookDelivery.findMany({ where, orderBy: { sequence: "desc" }, take });
}

/** Makes a delivery that is not done due now; null where there is none. */
export async function retryDelivery(id: string, now: Date): Promise<WebhookDelivery | null> {
  const { webhookDelivery } = await db();
  // One that was given up may be a long time old: it is tried as if it were new.
  await webhookDelivery.updateMany({
    where: { id, deliveredAt: null, givenUpAt: { not: null } },
    data: { createdAt: now, givenUpAt: null },
  });
  await webhookDelivery.updateMany({ where: { id, ...open }, data: { dueAt: now } });
  return webhookDelivery.findUnique({ where: { id } });
}

/** Deletes what was done, or given up, before a time. */
export async function deleteOldDeliveries(before: Date): Promise<void> {
  await (await db()).webhookDelivery.deleteMany({ where: { createdAt: { lt: before }, NOT: open } });
}
