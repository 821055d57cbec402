import "server-only";
import { now } from "@/lib/platform/clock";
import { pseudonymOf } from "@/lib/platform/secrets";
import type { AdminActor } from "../access";
import { insertAction } from "../data/administrator-actions";
import { findAdministratorById } from "../data/administrators";
import type { AdminAction } from "../domain/actions";

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
