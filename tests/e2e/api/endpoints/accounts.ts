import { randomUUID } from "node:crypto";
import {
  authReply,
  deletionReply,
  messageReply,
  successReply,
  userReply,
  verifiedReply,
  waitingEmailReply,
} from "@/lib/accounts/schema";
import { adminLoginReply } from "@/lib/accounts/schema/administrators";
import { meWithRunReply } from "@/lib/assessment/schema";
import { ADMIN_PASSWORD } from "../../support/admin-password";
import type { People } from "../people";
import { type Endpoints, OPEN, refused, without, wrong } from "./endpoint";

const entry = () => ({
  email: `${randomUUID()}@example.org`,
  firstName: "Asha",
  lastName: "Verma",
  phoneNumber: "+19876543210",
  password: "seven blue doors",
  submissionTime: new Date().toISOString(),
  website: "",
  company: "",
  url: "",
});
const credentials = ({ user }: People) => ({ email: user.email, password: user.password });
const badCredentials = (people: People) => {
  const body = credentials(people);
  return {
    "no password": refused(without(body, "password")),
    "an address that is none": refused({ ...body, email: "somebody" }),
    "a number for a password": refused({ ...body, password: 8 }),
    "an endless password": refused({ ...body, password: "x".repeat(201) }),
    "a wrong password": { body: { ...body, password: "not this one" }, status: 401 },
  };
};

const badAddress = {
  "no address": refused({}),
  "an address that is none": refused({ email: "somebody" }),
  "an endless address": refused({ email: `${"x".repeat(260)}@example.org` }),
};
/** Has the form of a token and is none. */
const NO_TOKEN = "A".repeat(43);
const badToken = {
  "no token": refused({}),
  "a short token": refused({ token: "A".repeat(42) }),
  "a token of other letters": refused({ token: `${"A".repeat(42)}%` }),
};

export const ACCOUNT_ENDPOINTS: Endpoints = {
  "POST /api/auth/register": {
    reply: authReply,
    path: () => "/api/auth/register",
    body: entry,
    expected: [201, 201, 201, 201],
    bad: ({ user }) => ({
      "no first name": refused(without(entry(), "firstName")),
      "a link for a name": refused({ ...entry(), firstName: "see http://evil.example" }),
      "a short password": refused({ ...entry(), password: "seven" }),
      "a phone number without its country": refused({ ...entry(), phoneNumber: "98765 43210" }),
      "a filled decoy": refused({ ...entry(), website: "https://spam.example" }),
      "no time of submission": refused(without(entry(), "submissionTime")),
      "a time of submission long ago": refused({ ...entry(), submissionTime: "2020-01-01T00:00:00Z" }),
      "an address that has an account": { body: { ...entry(), email: user.email.toUpperCase() }, status: 409 },
    }),
  },
  "POST /api/auth/login": {
    reply: authReply,
    path: () => "/api/auth/login",
    body: credentials,
    expected: OPEN,
    bad: badCredentials,
  },
  "POST /api/auth/get-reports": {
    reply: authReply,
    path: () => "/api/auth/get-reports",
    body: credentials,
    expected: OPEN,
    bad: badCredentials,
  },
  "POST /api/auth/logout": { reply: successReply, path: () => "/api/auth/logout", expected: OPEN },
  "GET /api/me": { reply: meWithRunReply, path: () => "/api/me", expected: [401, 200, 200, 401] },
  "POST /api/auth/admin-login": {
    reply: adminLoginReply,
    path: () => "/api/auth/admin-login",
    body: () => ({ password: ADMIN_PASSWORD }),
    expected: OPEN,
    bad: () => ({
      "no password": refused({}),
      "a number for a password": refused({ password: 8 }),
      "an endless password": refused({ password: "x".repeat(201) }),
      "a wrong password": { body: { password: "not this one" }, status: 401 },
      "an address that is none": refused({ email: "somebody", password: ADMIN_PASSWORD }),
      "the shared password with an address": {
        body: { email: "a@example.org", password: ADMIN_PASSWORD },
        status: 401,
      },
    }),
  },
  "POST /api/auth/admin-logout": { reply: successReply, path: () => "/api/auth/admin-logout", expected: OPEN },
  "POST /api/auth/forgot-password": {
    reply: messageReply,
    path: () => "/api/auth/forgot-password",
    body: () => ({ email: `${randomUUID()}@example.org` }),
    expected: OPEN,
    bad: () => badAddress,
  },
  "POST /api/auth/resend-verification": {
    reply: messageReply,
    path: () => "/api/auth/resend-verification",
    body: () => ({ email: `${randomUUID()}@example.org` }),
    expected: OPEN,
    bad: () => badAddress,
  },
  "POST /api/auth/verify-email": {
    reply: verifiedReply,
    path: () => "/api/auth/verify-email",
    body: () => ({ token: NO_TOKEN }),
    expected: [404, 404, 404, 404],
    bad: () => badToken,
  },
  "POST /api/auth/keep-account": {
    reply: successReply,
    path: () => "/api/auth/keep-account",
    body: () => ({ token: NO_TOKEN }),
    expected: [404, 404, 404, 404],
    bad: () => badToken,
  },
  "POST /api/auth/restore-email": {
    reply: authReply,
    path: () => "/api/auth/restore-email",
    body: () => ({ token: NO_TOKEN }),
    expected: [404, 404, 404, 404],
    bad: () => badToken,
  },
  "POST /api/auth/password": {
    reply: userReply,
    path: () => "/api/auth/password",
    // The wrong one: the right one would end the sessions that other rows use.
    body: () => ({ currentPassword: "not this one", newPassword: "eight green doors" }),
    expected: [401, 400, 400, 401],
    bad: () => ({
      "no new password": refused({ currentPassword: "not this one" }),
      "a short password": refused({ currentPassword: "not this one", newPassword: "seven" }),
      "no current password": refused({ newPassword: "eight green doors" }),
    }),
  },
  "PATCH /api/users/[id]/details": {
    reply: userReply,
    path: ({ user }) => `/api/users/${user.userId}/details`,
    body: ({ user }) => ({ firstName: user.firstName, lastName: user.lastName, phoneNumber: "+1 98765 43210" }),
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "no last name": refused({ firstName: user.firstName, phoneNumber: null }),
      "an address for a name": refused({ firstName: "a", lastName: "b@c.example", phoneNumber: null }),
      "a name of two lines": refused({ firstName: "a\r\nBcc: b@c.example", lastName: "b", phoneNumber: null }),
      "a phone number without its country": refused({ firstName: "a", lastName: "b", phoneNumber: "98765 43210" }),
      "an endless id": { ...wrong(`/api/users/${"x".repeat(65)}/details`), body: entry() },
    }),
  },
  "POST /api/users/[id]/email": {
    reply: messageReply,
    path: ({ user }) => `/api/users/${user.userId}/email`,
    body: ({ user }) => ({ email: `${randomUUID()}@example.org`, password: user.password }),
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "no password": refused({ email: user.email }),
      "an address that is none": refused({ email: "somebody", password: user.password }),
      "a wrong password": refused({ email: user.email, password: "not this one" }),
    }),
  },
  "GET /api/users/[id]/email": {
    reply: waitingEmailReply,
    path: ({ user }) => `/api/users/${user.userId}/email`,
    expected: [401, 200, 403, 401],
    bad: () => ({ "an endless id": wrong(`/api/users/${"x".repeat(65)}/email`) }),
  },
  "POST /api/users/[id]/email/again": {
    reply: messageReply,
    // Of nobody here: whether an address waits is left to the other rows.
    path: () => `/api/users/${randomUUID()}/email/again`,
    expected: [401, 403, 403, 401],
  },
  "DELETE /api/users/[id]/email": {
    reply: waitingEmailReply,
    path: ({ user }) => `/api/users/${user.userId}/email`,
    expected: [401, 200, 403, 401],
    bad: () => ({ "an endless id": wrong(`/api/users/${"x".repeat(65)}/email`) }),
  },
  "POST /api/users/[id]/deletion": {
    reply: deletionReply,
    path: ({ user }) => `/api/users/${user.userId}/deletion`,
    // The wrong one: other rows still need this person.
    body: () => ({ password: "not this one" }),
    expected: [401, 400, 403, 401],
    bad: () => ({ "no password": refused({}), "an endless password": refused({ password: "x".repeat(201) }) }),
  },
  "DELETE /api/users/[id]/sessions": {
    reply: successReply,
    // Of nobody here: it would end the sessions that other rows use.
    path: () => `/api/users/${randomUUID()}/sessions`,
    expected: [401, 403, 403, 401],
  },
  "GET /api/users/[id]/data": {
    path: ({ user }) => `/api/users/${user.userId}/data`,
    expected: [401, 200, 403, 401],
    bad: () => ({ "an endless id": wrong(`/api/users/${"x".repeat(65)}/data`) }),
  },
};
