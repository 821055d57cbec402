import { exponential } from "@/lib/platform/backoff";

const MINUTE_MS = 60_000;
/** How long a delivery is tried: then it is given up, and the ones behind it go on. */
export const DELIVERY_TRIED_MS = 3 * 24 * 60 * MINUTE_MS;
/** How long deliveries are kept for administrators to see. */
export const DELIVERIES_KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

const retryDelay = exponential({ baseMs: MINUTE_MS / 2, maxMs: 15 * MINUTE_MS, jitter: 0 });

/**
 * Milliseconds from one try to the next: half a minute, 1, 2, 4, 8, then 15 minutes. This is longer than a try takes, and
 * a delivery is leased just before it, so no two copies of the server send the same one.
 * @param attempts tries before the present one, from 0
 */
export function deliveryRetryMs(attempts: number): number {
  return retryDelay(attempts + 1);
}

/** Where a delivery stands. */
export type DeliveryState = "delivered" | "givenUp" | "waiting";

export function deliveryState(row: {
  readonly deliveredAt: Date | null;
  readonly givenUpAt: Date | null;
}): DeliveryState {
  if (row.deliveredAt) return "delivered";
  return row.givenUpAt ? "givenUp" : "waiting";
}
