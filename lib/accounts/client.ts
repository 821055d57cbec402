import { readStored, readStoredJson, removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type {
  AuthReply,
  DeletionReply,
  DetailsInput,
  EmailChangeInput,
  MeReply,
  MessageReply,
  PasswordInput,
  SessionUser,
  UserReply,
  VerifiedReply,
} from "./schema";

/** The user as this browser remembers them, for names and links; the server asks its own cookie. */
export interface StoredUser extends Partial<SessionUser> {
  readonly id: string;
  readonly userId: string;
}

/** The remembered user; null when nobody is signed in here. */
export function storedUser(): StoredUser | null {
  const value = readStoredJson(STORAGE_KEYS.user);
  const known = typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
  return known ? (value as StoredUser) : null;
}

export function rememberUser(user: SessionUser): void {
  const known: StoredUser = { ...user, userId: user.id };
  writeStored(STORAGE_KEYS.user, JSON.stringify(known));
}

export function forgetUser(): void {
  removeStored(STORAGE_KEYS.user);
}

/** Milliseconds after which the end of a session is left to the next try. */
const LOGOUT_PATIENCE = 3_000;
const UNAUTHENTICATED = 401;
let ending: Promise<void> | null = null;

/** Whether somebody has logged out here and the server may not know yet. */
export function logoutWaits(): boolean {
  return readStored(STORAGE_KEYS.logout) !== null;
}

/** Tells the server of a logout that it may not know of, one request at a time. Never throws. */
export async function settleLogout(): Promise<void> {
  if (!logoutWaits()) return;
  ending ??= fetchJson("/api/auth/logout", { method: "POST", patience: LOGOUT_PATIENCE })
    .then(
      () => removeStored(STORAGE_KEYS.logout),
      () => undefined,
    )
    .finally(() => {
      ending = null;
    });
  await ending;
}

/** Sends what opens a session, after a logout that is under way: its late answer would close the new one. */
async function openSession(path: string, body: object): Promise<AuthReply> {
  await ending;
  const reply = await fetchJson<AuthReply>(path, { method: "POST", body });
  if (!reply.requiresVerification) removeStored(STORAGE_KEYS.logout);
  return reply;
}

/** What the registration form gathers; `phoneNumber` is the dial code and the trimmed number. */
export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly submissionTime: string;
  readonly website: string;
  readonly company: string;
  readonly url: string;
}

/** Registers and signs in. @throws HttpError with the server's sentence. */
export async function register(registration: Registration): Promise<AuthReply> {
  const reply = await openSession("/api/auth/register", registration);
  rememberUser(reply.user);
  return reply;
}

/** Signs in. @throws HttpError with the server's sentence. */
export async function login(credentials: { email: string; password: string }): Promise<AuthReply> {
  const reply = await openSession("/api/auth/login", credentials);
  rememberUser(reply.user);
  return reply;
}

/** Signs in from the report screen; nobody is remembered who has to confirm their address first. @throws HttpError. */
export async function signInForReports(credentials: { email: string; password: string }): Promise<AuthReply> {
  const reply = await openSession("/api/auth/get-reports", credentials);
  if (!reply.requiresVerification) rememberUser(reply.user);
  return reply;
}

/** Ends the session here and on the server. Until the server has taken it, it is told again and nobody counts as signed in. */
export async function logout(): Promise<void> {
  writeStored(STORAGE_KEYS.logout, "1");
  forgetUser();
  await settleLogout();
}

/** Who is signed in, by the server's word; nobody after a logout that it has not taken. @throws HttpError 401 when nobody is. */
export async function fetchMe(): Promise<MeReply> {
  const loggedOut = () => new HttpError(UNAUTHENTICATED, "logged out here");
  if (logoutWaits()) {
    await settleLogout();
    throw loggedOut();
  }
  const reply = await fetchJson<MeReply>("/api/me");
  if (logoutWaits()) throw loggedOut();
  rememberUser(reply.user);
  return reply;
}

/** Signs in as an administrator. @throws HttpError with the server's sentence. */
export async function adminLogin(password: string): Promise<void> {
  await fetchJson("/api/auth/admin-login", { method: "POST", body: { password } });
  writeStored(STORAGE_KEYS.admin, "true");
}

/** Ends the administrator's session here and on the server; the server's part is best effort. */
export async function adminLogout(): Promise<void> {
  removeStored(STORAGE_KEYS.admin);
  await fetchJson("/api/auth/admin-logout", { method: "POST" }).catch(() => undefined);
}

const post = <T>(path: string, body: object) => fetchJson<T>(path, { method: "POST", body });
const ofUser = (userId: string, part: string) => `/api/users/${encodeURIComponent(userId)}/${part}`;

/** Asks for another link that confirms an address. @throws HttpError. */
export const resendVerification = (email: string) => post<MessageReply>("/api/auth/resend-verification", { email });

/** Confirms an address by the token of a mailed link. @throws HttpError. */
export const verifyEmail = (token: string) => post<VerifiedReply>("/api/auth/verify-email", { token });

/** Keeps an account whose deletion waits, by the token of a mailed link. @throws HttpError. */
export const keepAccount = (token: string) => post<{ success: true }>("/api/auth/keep-account", { token });

/** Sets a new password; this browser stays signed in. @throws HttpError. */
export async function changePassword(passwords: PasswordInput): Promise<SessionUser> {
  const { user } = await post<UserReply>("/api/auth/password", passwords);
  rememberUser(user);
  return user;
}

/** Changes names and phone number. @throws HttpError. */
export async function changeDetails(userId: string, details: DetailsInput): Promise<SessionUser> {
  const path = ofUser(userId, "details");
  const { user } = await fetchJson<UserReply>(path, { method: "PATCH", body: details });
  rememberUser(user);
  return user;
}

/** Asks for a link to another address; the answer says where it went. @throws HttpError. */
export const changeEmail = (userId: string, change: EmailChangeInput) =>
  post<MessageReply>(ofUser(userId, "email"), change);

/** Lets the account wait for its deletion; the session is over. @throws HttpError. */
export const deleteAccount = (userId: string, password: string) =>
  post<DeletionReply>(ofUser(userId, "deletion"), { password });

/** Everything that the server keeps of a person, as the text of one file. @throws HttpError. */
export async function downloadOwnData(userId: string): Promise<{ name: string; file: Blob }> {
  const response = await fetch(ofUser(userId, "data"), { credentials: "include" });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "data.json", file: await response.blob() };
}
