import "server-only";
import { createHmac } from "node:crypto";
import type { Webhook, WebhookDelivery } from "@/generated/prisma/client";
import { postOutside } from "@/lib/platform/http/post-outside";
import { errorFields, log } from "@/lib/platform/log";
import { webhookSecret } from "@/lib/platform/secrets";
import { deleteOldDeliveries, leaseFirst, noteTry, webhooksWithWaiting } from "../data/deliveries";
import { DELIVERIES_KEPT_MS } from "../domain/deliveries";

/** The job that tells addresses of completed runs. */
export const WEBHOOK_JOB = "webhooks";

/**
 * The headers of a delivery as "Standard Webhooks" has them: an id that stays the same over all tries, the time of this
 * one, and an HMAC-SHA256 over id, time and body.
 */
function signedHeaders(id: string, secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

/** Tells an address once. Returns whether it took it: a status from 200 to 299. */
async function deliver({ id: webhookId, url }: Webhook, row: WebhookDelivery, now: Date): Promise<boolean> {
  const body = JSON.stringify(row.payload);
  try {
    const status = await postOutside(url, body, signedHeaders(row.id, webhookSecret(webhookId), body, now));
    const delivered = status >= 200 && status < 300;
    await noteTry(row, { delivered, status }, now);
    const { attempts } = row;
    if (!delivered) log("warn", "webhook not delivered", { webhookId, status, attempts });
    else if (attempts > 1) log("info", "webhook delivered after failures", { webhookId, attempts });
    return delivered;
  } catch (error) {
    await noteTry(row, { delivered: false, status: null }, now);
    log("warn", "webhook not delivered", { webhookId, attempts: row.attempts, ...errorFields(error) });
    return false;
  }
}

/** Tells an address what waits for it, in order, until one fails or there is nothing more. */
async function sendTo(webhook: Webhook, clock: () => Date): Promise<number> {
  let sent = 0;
  for (let row = await leaseFirst(webhook.id, clock()); row; row = await leaseFirst(webhook.id, clock())) {
    if (!(await deliver(webhook, row, clock()))) break;
    sent += 1;
  }
  return sent;
}

/**
 * Tells every address what waits for it and is due; they do not wait for one another.
 * @returns how many deliveries arrived
 */
export async function sendDueDeliveries(clock: () => Date): Promise<number> {
  const sent = await Promise.all((await webhooksWithWaiting()).map((webhook) => sendTo(webhook, clock)));
  return sent.reduce((sum, count) => sum + count, 0);
}

/** Deletes deliveries that nobody looks at any more. */
export async function forgetOldDeliveries(now: Date): Promise<void> {
  await deleteOldDeliveries(new Date(now.getTime() - DELIVERIES_KEPT_MS));
}
