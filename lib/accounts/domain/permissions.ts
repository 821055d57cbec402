/** What an administrator or a program may be allowed to do. A program's scopes are the same names. */
export const PERMISSIONS = [
  /** Figures of the product, and how the questionnaire is doing. */
  "figures:read",
  /** Accounts of people and the records of their runs, one by one. */
  "people:read",
  /** Confirm, mail, delete an account. */
  "people:write",
  /** Take data of people out as a file. */
  "data:export",
  /** Estimate a calibration, adopt it, go back. */
  "instrument:write",
  /** Report texts, also as a file: they are nobody's data. */
  "texts:read",
  "texts:write",
  "packs:read",
  "packs:write",
  "notifications:read",
  "notifications:send",
  /** Invite administrators, change their roles, end their sessions. */
  "administrators:manage",
  /** Read who did what. */
  "log:read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ["owner", "analyst", "editor", "sender"] as const;
export type Role = (typeof ROLES)[number];

/** The one table of what each role may do. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  analyst: ["figures:read", "people:read", "data:export"],
  editor: ["texts:read", "texts:write", "packs:read", "packs:write"],
  sender: ["notifications:read", "notifications:send"],
};
