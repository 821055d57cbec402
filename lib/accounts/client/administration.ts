import type { z } from "zod";
import { removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { deletionReply, successReply } from "../schema";
import type {
  ActionsQuery,
  AdminPasswordInput,
  actionListReply,
  administratorListReply,
  administratorReply,
  adminJoinReply,
  adminLoginReply,
  adminMeReply,
  ChangeAdministratorInput,
  InviteInput,
  recoveryCodesReply,
  secondFactorReply,
  sessionListReply,
} from "../schema/administrators";
import type { mailListReply, PersonMailInput, peopleReply, personReply } from "../schema/people";

export const administrationKeys = {
  me: ["administrator"],
  sessions: ["administrator-sessions"],
  all: ["administrators"],
  actions: ["administrator-actions"],
  people: ["people"],
  mails: ["given-up-mails"],
} as const;

const send = <Schema extends z.ZodType>(method: string, path: string, body?: object) =>
  fetchJson<Schema>(path, { method, ...(body && { body }) });
const part = encodeURIComponent;

interface Credentials {
  readonly password: string;
  readonly email?: string;
  readonly code?: string;
}

/** Signs in as an administrator, and says what they may do. @throws HttpError with the server's sentence. */
export async function adminLogin(credentials: Credentials) {
  const reply = await send<typeof adminLoginReply>("POST", "/api/auth/admin-login", credentials);
  writeStored(STORAGE_KEYS.admin, "true");
  return reply;
}

/** Sets one's password by the token of an invitation. @throws HttpError. */
export async function adminJoin(token: string, password: string) {
  const reply = await send<typeof adminJoinReply>("POST", "/api/auth/admin-join", { token, password });
  if (reply.signedIn) writeStored(STORAGE_KEYS.admin, "true");
  else removeStored(STORAGE_KEYS.admin);
  return reply;
}

/** Each of these throws HttpError on a non-OK answer, TypeError without a connection. */
export const fetchAdministrator = () => fetchJson<typeof adminMeReply>("/api/administrators/me");
export const fetchSessions = () => fetchJson<typeof sessionListReply>("/api/administrators/me/sessions");
export const endSession = (id: string) =>
  send<typeof successReply>("DELETE", `/api/administrators/me/sessions/${part(id)}`);
export const changeAdminPassword = (input: AdminPasswordInput) =>
  send<typeof successReply>("POST", "/api/administrators/me/password", input);
export const beginSecondFactor = (password: string) =>
  send<typeof secondFactorReply>("POST", "/api/administrators/me/second-factor", { password });
export const confirmSecondFactor = (code: string) =>
  send<typeof recoveryCodesReply>("POST", "/api/administrators/me/second-factor/confirm", { code });
export const endSecondFactor = (password: string) =>
  send<typeof successReply>("POST", "/api/administrators/me/second-factor/end", { password });

export const fetchAdministrators = () => fetchJson<typeof administratorListReply>("/api/administrators");
export const inviteAdministrator = (input: InviteInput) =>
  send<typeof administratorReply>("POST", "/api/administrators", input);
export const changeAdministrator = (id: string, change: ChangeAdministratorInput) =>
  send<typeof administratorReply>("PATCH", `/api/administrators/${part(id)}`, change);
export const sendAdministratorLink = (id: string) =>
  send<typeof successReply>("POST", `/api/administrators/${part(id)}/link`);
export const endSessionsOf = (id: string) =>
  send<typeof successReply>("DELETE", `/api/administrators/${part(id)}/sessions`);

/** The page of the log before an entry, or the first one. */
export function fetchActions(filter: Omit<ActionsQuery, "before">, before: number | null) {
  const query = new URLSearchParams(filter);
  if (before !== null) query.set("before", String(before));
  return fetchJson<typeof actionListReply>(`/api/actions?${query}`);
}

/** The page of people after another one, or the first one. */
export function fetchPeople(search: string, after: string | null) {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(after && { after }) });
  return fetchJson<typeof peopleReply>(`/api/people?${query}`);
}
const person = (id: string, rest = "") => `/api/people/${part(id)}${rest}`;
export const fetchPerson = (id: string) => fetchJson<typeof personReply>(person(id));
export const confirmPerson = (id: string) => send<typeof personReply>("POST", person(id, "/confirm"));
export const mailPerson = (id: string, kind: PersonMailInput["kind"]) =>
  send<typeof personReply>("POST", person(id, "/mails"), { kind });
export const deletePerson = (id: string) => send<typeof deletionReply>("DELETE", person(id));
export const keepPerson = (id: string) => send<typeof personReply>("POST", person(id, "/keep"));
/** The address of the file with everything that is kept of a person. */
export const personDataUrl = (id: string) => person(id, "/data");

export const fetchGivenUpMails = () => fetchJson<typeof mailListReply>("/api/mails");
export const retryMail = (id: string) => send<typeof successReply>("POST", `/api/mails/${part(id)}/retry`);
