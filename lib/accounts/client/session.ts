import type { z } from "zod";
import {
  FORGOTTEN_EVENT,
  readStored,
  readStoredJson,
  removeStored,
  STORAGE_KEYS,
  writeStored,
} from "@/lib/platform/browser-storage";
import { fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type { TermsVersion } from "../domain/terms";
import type {
  AuthReply,
  authReply,
  DetailsInput,
  deletionReply,
  EmailChangeInput,
  MeReply,
  meReply,
  messageReply,
  PasswordInput,
  SessionUser,
  successReply,
  userReply,
  verifiedReply,
  waitingEmailReply,
} from "../schema";

/** The user as this browser remembers them, for names and links; the server asks its own cookie. */
export interface StoredUser extends Partial<SessionUser> {
  readonly id: string;
  readonly userId: string;
}

/** The remembered user; null when no user is signed in here. */
export function storedUser(): StoredUser | null {
  const value = readStoredJson(STORAGE_KEYS.user);
  const known = typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
  return known ? (value as StoredUser) : null;
}

function rememberUser(user: SessionUser): void {
  const known: StoredUser = { ...user, userId: user.id };
  writeStored(STORAGE_KEYS.user, JSON.stringify(known));
}

export function forgetUser(): void {
  removeStored(STORAGE_KEYS.user);
  window.dispatchEvent(new Event(FORGOTTEN_EVENT));
}

/** Milliseconds after which the end of a session is left to the next try. */
const LOGOUT_TIMEOUT_MS = 3_000;
const UNAUTHENTICATED = 401;
let pendingLogout: Promise<void> | null = null;

/** Whether somebody has logged out here and the server may not know yet. */
export function isLogoutPending(): boolean {
  return readStored(STORAGE_KEYS.logout) !== null;
}

/** Tells the server of a logout that it may not know of, one request at a time. Never throws. */
export async function sendPendingLogout(): Promise<void> {
  if (!isLogoutPending()) return;
  pendingLogout ??= fetchJson("/api/auth/logout", { method: "POST", timeoutMs: LOGOUT_TIMEOUT_MS })
    .then(
      () => removeStored(STORAGE_KEYS.logout),
      () => undefined,
    )
    .finally(() => {
      pendingLogout = null;
    });
  await pendingLogout;
}

/** Sends what opens a session, after a logout that is under way: its late answer would close the new one. */
async function postSignIn(path: string, body: object): Promise<AuthReply> {
  await pendingLogout;
  const reply = await fetchJson<typeof authReply>(path, { method: "POST", body });
  if (!reply.requiresVerification) removeStored(STORAGE_KEYS.logout);
  return reply;
}

/** What the registration form gathers; `phoneNumber` is the dial code and the trimmed number; the server stores it in one form. */
export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** The version of the terms that the form showed, and the person agreed to. */
  readonly acceptedTerms: TermsVersion;
  readonly submissionTime: string;
  readonly website: string;
  readonly company: string;
  readonly url: string;
}

/** Registers and signs in. @throws HttpError with the server's sentence. */
export async function register(registration: Registration): Promise<AuthReply> {
  const reply = await postSignIn("/api/auth/register", registration);
  rememberUser(reply.user);
  return reply;
}

/** Signs in. @throws HttpError with the server's sentence. */
export async function login(credentials: { email: string; password: string }): Promise<AuthReply> {
  const reply = await postSignIn("/api/auth/login", credentials);
  rememberUser(reply.user);
  return reply;
}

/** Signs in from the report screen; nobody is remembered who has to confirm their address first. @throws HttpError. */
export async function signInForReports(credentials: { email: string; password: string }): Promise<AuthReply> {
  const reply = await postSignIn("/api/auth/get-reports", credentials);
  if (!reply.requiresVerification) rememberUser(reply.user);
  return reply;
}

/** How often somebody has logged out on this page: an answer that was asked for before a logout counts for nothing. */
let logouts = 0;

/** Ends the session here and on the server. Until the server has taken it, it is told again and nobody counts as signed in. */
export async function logout(): Promise<void> {
  logouts += 1;
  writeStored(STORAGE_KEYS.logout, "1");
  forgetUser();
  await sendPendingLogout();
}

/** Who is signed in, by the server's word; nobody after a logout that it has not taken. @throws HttpError 401 when nobody is. */
export async function fetchMe(): Promise<MeReply> {
  const loggedOut = () => new HttpError(UNAUTHENTICATED, "logged out here");
  if (isLogoutPending()) {
    await sendPendingLogout();
    throw loggedOut();
  }
  const before = logouts;
  const reply = await fetchJson<typeof meReply>("/api/me");
  if (isLogoutPending() || logouts !== before) throw loggedOut();
  rememberUser(reply.user);
  return reply;
}

/** Ends the administrator's session here and on the server; the server's part is best effort. */
export async function adminLogout(): Promise<void> {
  removeStored(STORAGE_KEYS.admin);
  await fetchJson("/api/auth/admin-logout", { method: "POST" }).catch(() => undefined);
}

const post = <Schema extends z.ZodType>(path: string, body: object) =>
  fetchJson<Schema>(path, { method: "POST", body });
const userPath = (userId: string, part: string) => `/api/users/${encodeURIComponent(userId)}/${part}`;

/** Asks for a temporary password by mail. @throws HttpError. */
export const requestTemporaryPassword = (email: string) =>
  post<typeof messageReply>("/api/auth/forgot-password", { email });

/** Asks for another link that confirms an address. @throws HttpError. */
export const resendVerification = (email: string) =>
  post<typeof messageReply>("/api/auth/resend-verification", { email });

/** Confirms an address by the token of a mailed link. @throws HttpError. */
export const verifyEmail = (token: string) => post<typeof verifiedReply>("/api/auth/verify-email", { token });

/** Keeps an account whose deletion waits, by the token of a mailed link. @throws HttpError. */
export const undoDeletion = (token: string) => post<typeof successReply>("/api/auth/keep-account", { token });

/** Gives an account back to its former address, by the token of a mailed link; a new password is due. @throws HttpError. */
export async function restoreEmail(token: string): Promise<AuthReply> {
  const reply = await postSignIn("/api/auth/restore-email", { token });
  rememberUser(reply.user);
  return reply;
}

/** Sets a new password; this browser stays signed in. @throws HttpError. */
export async function changePassword(passwords: PasswordInput): Promise<SessionUser> {
  const { user } = await post<typeof userReply>("/api/auth/password", passwords);
  rememberUser(user);
  return user;
}

/** Changes names and phone number. @throws HttpError. */
export async function changeDetails(userId: string, details: DetailsInput): Promise<SessionUser> {
  const path = userPath(userId, "details");
  const { user } = await fetchJson<typeof userReply>(path, { method: "PATCH", body: details });
  rememberUser(user);
  return user;
}

/** Asks for a link to another address; the answer says where it went. @throws HttpError. */
export const changeEmail = (userId: string, change: EmailChangeInput) =>
  post<typeof messageReply>(userPath(userId, "email"), change);

/** The address that waits for its confirmation. @throws HttpError. */
export const fetchWaitingEmail = (userId: string) => fetchJson<typeof waitingEmailReply>(userPath(userId, "email"));

/** Asks for another link to the address that waits. @throws HttpError. */
export const resendEmailChange = (userId: string) =>
  fetchJson<typeof messageReply>(userPath(userId, "email/again"), { method: "POST" });

/** Keeps the address that the account has. @throws HttpError. */
export const cancelEmailChange = (userId: string) =>
  fetchJson<typeof waitingEmailReply>(userPath(userId, "email"), { method: "DELETE" });

/** Lets the account wait for its deletion; the session is over. @throws HttpError. */
export const deleteAccount = (userId: string, password: string) =>
  post<typeof deletionReply>(userPath(userId, "deletion"), { password });

/** Ends every session but this browser's. @throws HttpError. */
export const logoutElsewhere = (userId: string) =>
  fetchJson<typeof successReply>(userPath(userId, "sessions"), { method: "DELETE" });

/** Everything that the server keeps of a person, as the text of one file. @throws HttpError. */
export async function downloadOwnData(userId: string): Promise<{ name: string; file: Blob }> {
  const response = await fetch(userPath(userId, "data"), { credentials: "include" });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "data.json", file: await response.blob() };
}
