import "server-only";
import type { AdministratorAction } from "@/generated/prisma/client";
import { now } from "@/lib/platform/clock";
import { pseudonymOf } from "@/lib/platform/secrets";
import type { AdminActor } from "../access";
import { findActions, insertAction } from "../data/administrator-actions";
import { findAdministratorById } from "../data/administrators";
import type { AdminAction } from "../domain/actions";
import type { ActionRecord, ActionsQuery } from "../schema/administrators";

const PSEUDONYM_LENGTH = 16;

/** How the log names a person: the same for all that was done with their account, and nobody's once that is gone. */
export function personInLog(userId: string): string {
  return `person-${pseudonymOf(userId).slice(0, PSEUDONYM_LENGTH)}`;
}

/** Adds to the log what an administrator did, or was refused. */
export async function recordAction({
  actor,
  action,
  subject = null,
  endpoint,
}: {
  actor: Pick<AdminActor, "administratorId" | "programId" | "role">;
  action: AdminAction;
  subject?: string | null;
  /** Method and path, without ids: they may be those of people. */
  endpoint: string;
}): Promise<void> {
  const { administratorId, programId, role } = actor;
  const administrator = administratorId === null ? null : await findAdministratorById(administratorId);
  // A program has no address: its token's id names it.
  const email = administrator?.email ?? programId ?? null;
  await insertAction({ at: now(), administratorId, email, role: role ?? "program", action, subject, endpoint });
}

const toRecord = ({ at, administratorId: _, ...row }: AdministratorAction): ActionRecord => ({
  ...row,
  at: at.toISOString(),
});

/** A page of what administrators did, the latest first, and the id to go on before. */
export async function loadActions({ action, administrator, person, from, to, before }: ActionsQuery) {
  const { rows, next } = await findActions({
    ...(action && { action }),
    ...(administrator && { administratorId: administrator === "shared" ? null : administrator }),
    ...(person && { subject: personInLog(person) }),
    ...(from && { from: new Date(from) }),
    ...(to && { to: new Date(to) }),
    ...(before !== undefined && { before }),
  });
  return { items: rows.map(toRecord), next };
}
