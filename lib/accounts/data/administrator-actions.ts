import "server-only";
import type { AdministratorAction } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";

const PAGE = 50;
const DAY_MS = 86_400_000;

export type NewAction = Omit<AdministratorAction, "id">;

export async function insertAction(row: NewAction): Promise<void> {
  await (await db()).administratorAction.create({ data: row });
}

export interface ActionFilter {
  readonly action?: string;
  /** An administrator's id; null is whoever came in with the shared password. */
  readonly administratorId?: string | null;
  readonly subject?: string;
  /** First and last day in UTC. */
  readonly from?: Date;
  readonly to?: Date;
  /** Only what was written before the action with this id. */
  readonly before?: number;
}

/** A page of the log, the latest first, and the id to go on before; null where it ends. */
export async function findActions({
  from,
  to,
  before,
  ...equal
}: ActionFilter): Promise<{ rows: AdministratorAction[]; next: number | null }> {
  const at = { ...(from && { gte: from }), ...(to && { lt: new Date(to.getTime() + DAY_MS) }) };
  const where = { ...equal, at, ...(before !== undefined && { id: { lt: before } }) };
  const rows = await (await db()).administratorAction.findMany({ where, orderBy: { id: "desc" }, take: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return { rows: page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** Deletes what was written before a time; the database refuses that for what is younger than two years. */
export async function deleteActionsBefore(oldest: Date): Promise<void> {
  await (await db()).administratorAction.deleteMany({ where: { at: { lt: oldest } } });
}
