import "server-only";
import type { Administrator } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { hashPassword, verifyPassword } from "@/lib/platform/password";
import { adminSession } from "@/lib/platform/session";
import type { AdminActor } from "../access";
import { endAdministratorSession, listAdministratorSessions } from "../data/administrator-sessions";
import { findAdministratorById, removeSecondFactor, setAdministratorPassword } from "../data/administrators";
import type { AdminMe, AdminPasswordInput, SessionRecord } from "../schema/administrators";
import { toAdministratorRecord } from "./administrators";
import { beginSecondFactor, finishSecondFactor } from "./second-factor";

/** The row of the administrator who asks. @throws AppError conflict for whoever came in with the shared password. */
async function ownRow({ administratorId }: AdminActor): Promise<Administrator> {
  const row = administratorId === null ? null : await findAdministratorById(administratorId);
  if (!row) throw new AppError("conflict", { messageKey: "sharedPasswordHasNoAccount" });
  return row;
}

/** The same, once they gave their password again. @throws AppError invalid_input, rate_limited. */
async function confirmedRow(actor: AdminActor, password: string, field: string): Promise<Administrator> {
  const row = await ownRow(actor);
  await consumeLimit("ownPassword", row.id);
  if (await verifyPassword(row.passwordHash, password)) return row;
  const issues = [{ path: field, message: "not the password" }];
  throw new AppError("invalid_input", { messageKey: "wrongPassword", issues });
}

/** Who is signed in as an administrator, and what they may do. */
export async function loadAdministrator(actor: AdminActor): Promise<AdminMe> {
  const { administratorId, role, permissions } = actor;
  // No program asks: the route is open to people alone.
  if (role === null) throw new AppError("forbidden");
  const row = administratorId === null ? null : await findAdministratorById(administratorId);
  return { administrator: row && toAdministratorRecord(row), role, permissions };
}

/** The caller's own sessions. None with the shared password: another one ends them all. */
export async function listOwnSessions({ actor, now }: RequestContext<AdminActor>): Promise<SessionRecord[]> {
  if (actor.administratorId === null) return [];
  const { sessionId } = await adminSession();
  const rows = await listAdministratorSessions(actor.administratorId, now);
  return rows.map(({ id, createdAt, lastUsedAt, browser }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    browser,
    current: id === sessionId,
  }));
}

/** Ends one of the caller's own sessions. @throws AppError not_found. */
export async function endOwnSession({ administratorId }: AdminActor, id: string): Promise<{ success: true }> {
  const ended = administratorId !== null && (await endAdministratorSession(id, administratorId));
  if (!ended) throw new AppError("not_found");
  return { success: true };
}

/** Sets another password; every other session ends. @throws AppError invalid_input, rate_limited, conflict. */
export async function changeOwnPassword(actor: AdminActor, input: AdminPasswordInput): Promise<{ success: true }> {
  const row = await confirmedRow(actor, input.currentPassword, "currentPassword");
  const { sessionId = null } = await adminSession();
  await setAdministratorPassword(row.id, await hashPassword(input.newPassword), sessionId);
  return { success: true };
}

/** Begins with an authenticator app. @throws AppError invalid_input, rate_limited, conflict. */
export async function beginOwnSecondFactor(actor: AdminActor, password: string) {
  return beginSecondFactor(await confirmedRow(actor, password, "password"));
}

/** Asks for a code from now on. @throws AppError invalid_input when the code is wrong, rate_limited, conflict. */
export async function finishOwnSecondFactor({ actor, now }: RequestContext<AdminActor>, code: string) {
  const row = await ownRow(actor);
  await consumeLimit("ownPassword", row.id);
  return { recoveryCodes: await finishSecondFactor(row, code, now) };
}

/** Asks for no code any more. @throws AppError invalid_input, rate_limited, conflict. */
export async function endOwnSecondFactor(actor: AdminActor, password: string): Promise<{ success: true }> {
  const row = await confirmedRow(actor, password, "password");
  await removeSecondFactor(row.id);
  return { success: true };
}
