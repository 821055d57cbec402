import "server-only";
import type { WebhookDelivery as Row } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { triggerJob } from "@/lib/platform/jobs";
import { webhookSecret } from "@/lib/platform/secrets";
import { listDeliveries, retryDelivery } from "../data/deliveries";
import {
  type CountedWebhook,
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  setEnabled,
} from "../data/webhooks";
import { deliveryState } from "../domain/deliveries";
import {
  type CreateWebhookInput,
  type CreateWebhookReply,
  type DeliveriesReply,
  runCompleted,
  type Webhook,
  type WebhookDelivery,
  type WebhooksReply,
} from "../schema";
import { WEBHOOK_JOB } from "./send-due-deliveries";

/** Every one gets a row for every completed run. */
const MAX_WEBHOOKS = 10;
const PAGE_SIZE = 20;

function toWebhook({ id, url, enabled, createdAt, _count }: CountedWebhook): Webhook {
  return { id, url, enabled, createdAt: createdAt.toISOString(), waiting: _count.deliveries };
}

function toDelivery(row: Row): WebhookDelivery {
  const state = deliveryState(row);
  return {
    id: row.id,
    payload: runCompleted.parse(row.payload),
    createdAt: row.createdAt.toISOString(),
    state,
    attempts: row.attempts,
    dueAt: state === "waiting" ? row.dueAt.toISOString() : null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    lastStatus: row.lastStatus,
  };
}

/** All addresses that are told of completed runs. */
export async function loadWebhooks(): Promise<WebhooksReply> {
  return { items: (await listWebhooks()).map(toWebhook), next: null };
}

/**
 * Begins to tell an address of completed runs; the secret that it checks signatures with is in this answer alone.
 * @throws AppError conflict when there are too many
 */
export async function addWebhook({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: CreateWebhookInput;
}): Promise<CreateWebhookReply> {
  if ((await countWebhooks()) >= MAX_WEBHOOKS) throw new AppError("conflict");
  const row = await insertWebhook(input.url, ctx.now);
  return { item: toWebhook(row), secret: webhookSecret(row.id) };
}

const found = (row: CountedWebhook | null): { item: Webhook } => {
  if (!row) throw new AppError("not_found");
  return { item: toWebhook(row) };
};

/** Turns an address on or off: while it is off, nothing is put on its list and nothing goes out. @throws AppError not_found */
export async function changeWebhook(id: string, enabled: boolean): Promise<{ item: Webhook }> {
  return found(await setEnabled(id, enabled));
}

/** An address without its query, which may hold a key of theirs. */
export function originAndPath(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** How the log names an address; by its id where there is none. */
export async function nameWebhook(id: string): Promise<string> {
  const row = (await listWebhooks()).find((webhook) => webhook.id === id);
  return row ? originAndPath(row.url) : id;
}

/** Ends an address, with its list. @throws AppError not_found */
export async function removeWebhook(id: string): Promise<{ item: Webhook }> {
  return found(await deleteWebhook(id));
}

/** A page of what an address was told and is to be told, latest first. */
export async function loadDeliveries(webhookId: string, before: string | undefined): Promise<DeliveriesReply> {
  const rows = await listDeliveries(webhookId, before === undefined ? null : Number(before), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const next = rows.length > PAGE_SIZE ? (page.at(-1)?.sequence ?? null) : null;
  return { items: page.map(toDelivery), next: next === null ? null : String(next) };
}

/** Tries a delivery again now, also one that was given up; one that arrived stays as it is. @throws AppError not_found */
export async function tryAgain(id: string, now: Date): Promise<{ item: WebhookDelivery }> {
  const row = await retryDelivery(id, now);
  if (!row) throw new AppError("not_found");
  triggerJob(WEBHOOK_JOB);
  return { item: toDelivery(row) };
}
