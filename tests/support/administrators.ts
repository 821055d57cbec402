import { randomUUID } from "node:crypto";
import type { Administrator } from "@/generated/prisma/client";
import { insertAdministrator, setAdministratorPassword } from "@/lib/accounts/data/administrators";
import type { Role } from "@/lib/accounts/domain/permissions";
import { administratorLogin } from "@/lib/accounts/operations/administrator-login";
import { hashPassword } from "@/lib/platform/password";
import { contextFor, PASSWORD } from "./people";

/** An administrator with `PASSWORD`. */
export async function newAdministrator(role: Role, now = new Date()): Promise<Administrator> {
  const email = `${role}-${randomUUID()}@example.org`;
  const row = await insertAdministrator({ email, role, locale: "en", invitedAt: now });
  await setAdministratorPassword(row.id, await hashPassword(PASSWORD), null);
  return row;
}

/** Signs the present browser in as an administrator. @throws as the sign-in does. */
export function signInAs({ email }: { readonly email: string }, { code, now }: { code?: string; now?: Date } = {}) {
  const input = { email, password: PASSWORD, ...(code !== undefined && { code }) };
  return administratorLogin({ ctx: contextFor({ kind: "visitor" as const }, now), browser: "a test", input });
}
