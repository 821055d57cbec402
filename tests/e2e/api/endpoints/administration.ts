import { randomUUID } from "node:crypto";
import { deletionReply, successReply } from "@/lib/accounts/schema";
import {
  actionListReply,
  administratorListReply,
  administratorReply,
  adminJoinReply,
  adminMeReply,
  recoveryCodesReply,
  secondFactorReply,
  sessionListReply,
} from "@/lib/accounts/schema/administrators";
import { mailListReply, peopleReply, personReply } from "@/lib/accounts/schema/people";
import { personRunsReply } from "@/lib/analytics/schema";
import { ADMIN_ONLY, type Endpoints, type Expected, refused, wrong } from "./endpoint";

/** Has the form of an id and is nobody's: what is done to somebody would change what other rows look at. */
const NOBODY = "00000000-0000-4000-8000-000000000000";
const MISSING: Expected = [401, 403, 403, 404];
/** The administrator of these tests came in with the shared password, which has no account. */
const NO_ACCOUNT: Expected = [401, 403, 403, 409];
const own = "/api/administrators/me";
const longId = (rest = "") => ({ "an endless id": wrong(`/api/people/${"x".repeat(65)}${rest}`) });
const badPassword = {
  "no password": refused({}),
  "a number for a password": refused({ password: 8 }),
};

export const ADMINISTRATION_ENDPOINTS: Endpoints = {
  "POST /api/auth/admin-join": {
    reply: adminJoinReply,
    path: () => "/api/auth/admin-join",
    body: () => ({ token: "A".repeat(43), password: "seven blue doors" }),
    expected: [404, 404, 404, 404],
    bad: () => ({
      "no token": refused({ password: "seven blue doors" }),
      "a short token": refused({ token: "A", password: "seven blue doors" }),
      "a short password": refused({ token: "A".repeat(43), password: "seven" }),
    }),
  },
  "GET /api/administrators": {
    reply: administratorListReply,
    path: () => "/api/administrators",
    expected: ADMIN_ONLY,
  },
  "POST /api/administrators": {
    reply: administratorReply,
    path: () => "/api/administrators",
    body: () => ({ email: `${randomUUID()}@example.org`, role: "sender" }),
    expected: [401, 403, 403, 201],
    bad: () => ({
      "no address": refused({ role: "sender" }),
      "an address that is none": refused({ email: "somebody", role: "sender" }),
      "a role that is none": refused({ email: "somebody@example.org", role: "king" }),
    }),
  },
  "PATCH /api/administrators/[id]": {
    reply: administratorReply,
    path: () => `/api/administrators/${NOBODY}`,
    body: () => ({ role: "editor" }),
    expected: MISSING,
    bad: () => ({
      "nothing to change": refused({}),
      "a field that there is none of": refused({ role: "editor", email: "somebody@example.org" }),
      "a second factor put in": refused({ secondFactor: true }),
      "an id that is none": { ...wrong("/api/administrators/somebody"), body: { role: "editor" } },
    }),
  },
  "POST /api/administrators/[id]/link": {
    reply: successReply,
    path: () => `/api/administrators/${NOBODY}/link`,
    expected: MISSING,
    bad: () => ({ "an id that is none": wrong("/api/administrators/somebody/link") }),
  },
  "DELETE /api/administrators/[id]/sessions": {
    reply: successReply,
    path: () => `/api/administrators/${NOBODY}/sessions`,
    expected: MISSING,
    bad: () => ({ "an id that is none": wrong("/api/administrators/somebody/sessions") }),
  },
  "GET /api/administrators/me": { reply: adminMeReply, path: () => own, expected: ADMIN_ONLY },
  "GET /api/administrators/me/sessions": {
    reply: sessionListReply,
    path: () => `${own}/sessions`,
    expected: ADMIN_ONLY,
  },
  "DELETE /api/administrators/me/sessions/[id]": {
    reply: successReply,
    path: () => `${own}/sessions/${NOBODY}`,
    expected: MISSING,
    bad: () => ({ "an id that is none": wrong(`${own}/sessions/this`) }),
  },
  "POST /api/administrators/me/password": {
    reply: successReply,
    path: () => `${own}/password`,
    body: () => ({ currentPassword: "seven blue doors", newPassword: "eight green doors" }),
    expected: NO_ACCOUNT,
    bad: () => ({
      "no current password": refused({ newPassword: "eight green doors" }),
      "a short password": refused({ currentPassword: "seven blue doors", newPassword: "seven" }),
    }),
  },
  "POST /api/administrators/me/second-factor": {
    reply: secondFactorReply,
    path: () => `${own}/second-factor`,
    body: () => ({ password: "seven blue doors" }),
    expected: NO_ACCOUNT,
    bad: () => badPassword,
  },
  "POST /api/administrators/me/second-factor/confirm": {
    reply: recoveryCodesReply,
    path: () => `${own}/second-factor/confirm`,
    body: () => ({ code: "123456" }),
    expected: NO_ACCOUNT,
    bad: () => ({ "no code": refused({}), "a short code": refused({ code: "12345" }) }),
  },
  "POST /api/administrators/me/second-factor/end": {
    reply: successReply,
    path: () => `${own}/second-factor/end`,
    body: () => ({ password: "seven blue doors" }),
    expected: NO_ACCOUNT,
    bad: () => badPassword,
  },
  "GET /api/actions": {
    reply: actionListReply,
    path: () => "/api/actions?administrator=shared",
    expected: ADMIN_ONLY,
    bad: () => ({
      "an action that is none": wrong("/api/actions?action=dance"),
      "an administrator who is none": wrong("/api/actions?administrator=somebody"),
      "a day that there is not": wrong("/api/actions?from=2026-02-30"),
      "a place before the first": wrong("/api/actions?before=0"),
      "a place that is none": wrong("/api/actions?before=9999999999"),
    }),
  },
  "GET /api/people": {
    reply: peopleReply,
    path: () => "/api/people?q=zephyrine",
    expected: ADMIN_ONLY,
    bad: () => ({
      "an endless search": wrong(`/api/people?q=${"x".repeat(101)}`),
      "a place that is none": wrong("/api/people?after=here"),
      "a place after the end of time": wrong("/api/people?after=9999999999999_x"),
    }),
  },
  "GET /api/people/[id]": {
    reply: personReply,
    path: ({ user }) => `/api/people/${user.userId}`,
    expected: ADMIN_ONLY,
    bad: () => ({ ...longId(), "nobody's id": { path: `/api/people/${NOBODY}`, status: 404 } }),
  },
  "GET /api/people/[id]/runs": {
    reply: personRunsReply,
    path: ({ user }) => `/api/people/${user.userId}/runs`,
    expected: ADMIN_ONLY,
    bad: () => longId("/runs"),
  },
  "DELETE /api/people/[id]": {
    reply: deletionReply,
    path: () => `/api/people/${NOBODY}`,
    expected: MISSING,
    bad: () => longId(),
  },
  "POST /api/people/[id]/keep": {
    reply: personReply,
    path: ({ user }) => `/api/people/${user.userId}/keep`,
    expected: MISSING,
    bad: () => longId("/keep"),
  },
  "POST /api/people/[id]/confirm": {
    reply: personReply,
    path: ({ user }) => `/api/people/${user.userId}/confirm`,
    expected: ADMIN_ONLY,
    bad: () => longId("/confirm"),
  },
  "POST /api/people/[id]/mails": {
    reply: personReply,
    path: () => `/api/people/${NOBODY}/mails`,
    body: () => ({ kind: "temporaryPassword" }),
    expected: MISSING,
    bad: () => ({
      "no kind": refused({}),
      "a mail that administrators do not send": refused({ kind: "passwordChanged" }),
    }),
  },
  "GET /api/people/[id]/data": {
    path: ({ user }) => `/api/people/${user.userId}/data`,
    expected: ADMIN_ONLY,
    bad: () => ({ ...longId("/data"), "nobody's id": { path: `/api/people/${NOBODY}/data`, status: 404 } }),
  },
  "GET /api/mails": { reply: mailListReply, path: () => "/api/mails", expected: ADMIN_ONLY },
  "POST /api/mails/[id]/retry": {
    reply: successReply,
    path: () => `/api/mails/${NOBODY}/retry`,
    expected: MISSING,
    bad: () => ({ "an endless id": wrong(`/api/mails/${"x".repeat(65)}/retry`) }),
  },
};
