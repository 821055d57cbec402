import { readStoredJson, removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { AuthReply, MeReply, SessionUser } from "./schema";

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
  const reply = await fetchJson<AuthReply>("/api/auth/register", { method: "POST", body: registration });
  rememberUser(reply.user);
  return reply;
}

/** Signs in. @throws HttpError with the server's sentence. */
export async function login(credentials: { email: string; password: string }): Promise<AuthReply> {
  const reply = await fetchJson<AuthReply>("/api/auth/login", { method: "POST", body: credentials });
  rememberUser(reply.user);
  return reply;
}

/** Signs in from the report screen. @throws HttpError with the server's sentence. */
export async function signInForReports(credentials: { email: string; password: string }): Promise<SessionUser> {
  const { user } = await fetchJson<{ user: SessionUser }>("/api/auth/get-reports", {
    method: "POST",
    body: credentials,
  });
  rememberUser(user);
  return user;
}

/** Ends the session here and on the server; the server's part is best effort. */
export async function logout(): Promise<void> {
  forgetUser();
  await fetchJson("/api/auth/logout", { method: "POST" }).catch(() => undefined);
}

/** Who is signed in, by the server's word. @throws HttpError 401 when nobody is. */
export async function fetchMe(): Promise<MeReply> {
  const reply = await fetchJson<MeReply>("/api/me");
  rememberUser(reply.user);
  return reply;
}
