import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";

export interface NewEvent {
  readonly id: string;
  readonly userId: string | null;
  readonly session: string;
  readonly step: string;
  readonly label: string | null;
  readonly personalityType: number | null;
  readonly data: Prisma.InputJsonValue | undefined;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
}

/** Keeps an event; one that is kept already stays single. */
export async function insertEvent({ data, ...event }: NewEvent): Promise<void> {
  const row = data === undefined ? event : { ...event, data };
  await (await db()).analyticsEvent.createMany({ data: [row], skipDuplicates: true });
}
