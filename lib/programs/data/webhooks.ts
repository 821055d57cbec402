import "server-only";
import type { Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";

const waiting = { _count: { select: { deliveries: { where: { deliveredAt: null, givenUpAt: null } } } } };

export type CountedWebhook = Webhook & { readonly _count: { readonly deliveries: number } };

export async function insertWebhook(url: string, createdAt: Date): Promise<CountedWebhook> {
  return (await db()).webhook.create({ data: { url, createdAt }, include: waiting });
}

/** All addresses, oldest first, with what they are still to be told. */
export async function listWebhooks(): Promise<CountedWebhook[]> {
  return (await db()).webhook.findMany({ include: waiting, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
}

export async function countWebhooks(): Promise<number> {
  return (await db()).webhook.count();
}

/** Turns an address on or off; null where there is none. */
export async function setEnabled(id: string, enabled: boolean): Promise<CountedWebhook | null> {
  const { webhook } = await db();
  await webhook.updateMany({ where: { id }, data: { enabled } });
  return webhook.findUnique({ where: { id }, include: waiting });
}

/** Deletes an address with its deliveries; null where there is none. */
export async function deleteWebhook(id: string): Promise<CountedWebhook | null> {
  const { webhook } = await db();
  const row = await webhook.findUnique({ where: { id }, include: waiting });
  await webhook.deleteMany({ where: { id } });
  return row;
}
