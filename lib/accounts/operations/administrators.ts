import "server-only";
import type { Administrator } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import type { AdminActor } from "../access";
import { endAdministratorSessions } from "../data/administrator-sessions";
import {
  changeAdministrator,
  findAdministratorById,
  insertAdministrator,
  listAdministrators,
} from "../data/administrators";
import { administratorState } from "../domain/administrators";
import type { AdministratorRecord, ChangeAdministratorInput, InviteInput } from "../schema/administrators";
import { enqueueMail } from "./mails";

/** What the API shows of an administrator: never a hash or a secret. */
export function toAdministratorRecord(row: Administrator): AdministratorRecord {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: administratorState(row),
    secondFactor: row.secondFactor !== null,
    invitedAt: row.invitedAt.toISOString(),
  };
}

/** All administrators. */
export async function loadAdministrators(): Promise<AdministratorRecord[]> {
  return (await listAdministrators()).map(toAdministratorRecord);
}

type Context = RequestContext<AdminActor>;

/** Mails the link to a password of one's own; an earlier link stops working when this one goes out. */
async function mailLink(ctx: Context, email: string): Promise<void> {
  await consumeLimit("recoverAccount", `administrator ${email}`);
  await enqueueMail({ ctx, mail: { kind: "administratorInvitation", email } });
}

/** Invites somebody by mail, in the language of the request. @throws AppError conflict when they are there already. */
export async function inviteAdministrator({
  ctx,
  input: { email, role },
}: {
  ctx: Context;
  input: InviteInput;
}): Promise<AdministratorRecord> {
  const row = await insertAdministrator({ email, role, locale: ctx.locale, invitedAt: ctx.now });
  await mailLink(ctx, email);
  return toAdministratorRecord(row);
}

/** Mails another link: the first one was lost, or the password is. @throws AppError not_found, rate_limited. */
export async function sendAdministratorLink(ctx: Context, id: string): Promise<{ success: true }> {
  const row = await findAdministratorById(id);
  if (!row || row.disabledAt) throw new AppError("not_found");
  await mailLink(ctx, row.email);
  return { success: true };
}

/**
 * Changes a role, disables somebody or lets them in again, takes a lost second factor away. The last owner stays one,
 * unless whoever has the shared password decides otherwise: they are an owner in any case, and make the next one.
 * @throws AppError not_found, conflict.
 */
export async function manageAdministrator(
  ctx: Context,
  id: string,
  { role, disabled, secondFactor }: ChangeAdministratorInput,
): Promise<AdministratorRecord> {
  const change = {
    role,
    disabledAt: disabled === undefined ? undefined : disabled ? ctx.now : null,
    ...(secondFactor === false && { withoutSecondFactor: true as const }),
  };
  const keepAnOwner = ctx.actor.administratorId !== null;
  return toAdministratorRecord(await changeAdministrator(id, change, { keepAnOwner }));
}

/** How the log names an administrator: by the address, or the id where there is none. */
export async function nameAdministrator(id: string): Promise<string> {
  return (await findAdministratorById(id))?.email ?? id;
}

/** Ends every session of an administrator. @throws AppError not_found. */
export async function endSessionsOf(id: string): Promise<{ success: true }> {
  if (!(await findAdministratorById(id))) throw new AppError("not_found");
  await endAdministratorSessions(id);
  return { success: true };
}
