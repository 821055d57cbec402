import { PERMISSIONS, type Permission } from "@/lib/accounts/domain/permissions";

/** What a program may be allowed to do: all but to let others in. */
export const SCOPES = PERMISSIONS.filter(
  (permission): permission is Exclude<Permission, "administrators:manage"> => permission !== "administrators:manage",
);

/** How long a token may be good for, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;

export const TOKEN_NAME_MAX = 60;
/** Begins every token, so that one that got out is known for what it is. */
export const TOKEN_PREFIX = "ninefold_";

/** The scopes of a row that this release knows. */
export function knownScopes(kept: readonly string[]) {
  return SCOPES.filter((scope) => kept.includes(scope));
}
