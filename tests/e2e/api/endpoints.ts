import { randomUUID } from "node:crypto";
import { answeredDraft } from "@/tests/support/drafts";
import { completeBody, type People, reportBody } from "./people";

/** What a caller is answered: nobody, the user whom the request is about, another user. */
export type Expected = readonly [nobody: number, user: number, other: number];

/** A request that is wrong in one way: another address, or another body. */
export interface BadInput {
  readonly path?: string;
  readonly body?: unknown;
  readonly status: number;
}

export interface Endpoint {
  readonly path: (people: People) => string;
  /** A body that is right; a function, so that every request has its own. */
  readonly body?: (people: People) => object;
  readonly expected: Expected;
  readonly bad?: (people: People) => Readonly<Record<string, BadInput>>;
}

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
const event = () => ({ id: randomUUID(), step: "rheti", session: "table", timestamp: new Date().toISOString() });
const progress = () => ({ assessmentData: answeredDraft(4, randomUUID(), Date.UTC(2026, 0, 1)) });
const run = () => completeBody(randomUUID());
const without = (body: object, key: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
const refused = (body: unknown): BadInput => ({ body, status: 400 });
const wrong = (path: string): BadInput => ({ path, status: 400 });

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

const badDrafts = (draft: ReturnType<typeof completeBody>["assessmentData"]) => ({
  "a run id that is no UUID": { ...draft, runId: "1" },
  "a pair that does not exist": { ...draft, rheti: { "37": { value: null, at: 0 } } },
  "a prototype's key for a pair": { ...draft, hero: { constructor: { value: 0, at: 0 } } },
  "eleven tokens": { ...draft, tokens: { value: { self: 9, oneToOne: 1, social: 1 }, at: 0 } },
  "a split that is not whole": {
    ...draft,
    colors: { value: { selectedStates: ["good", "average"], distribution: { primary: 70, secondary: 70 } }, at: 0 },
  },
  "a field that nobody knows": { ...draft, extra: true },
});

const nothing: Endpoint = { path: () => "/api/no/such/thing", expected: [404, 404, 404] };
const open: Expected = [200, 200, 200];

/** Every endpoint of the house, who may ask it what, and how it can be asked wrongly. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "GET /api/health/live": { path: () => "/api/health/live", expected: open },
  "GET /api/health/ready": { path: () => "/api/health/ready", expected: open },
  "GET /api/[[...path]]": { ...nothing, bad: () => ({ "no path at all": { path: "/api", status: 404 } }) },
  "POST /api/[[...path]]": nothing,
  "PATCH /api/[[...path]]": nothing,
  "PUT /api/[[...path]]": nothing,
  "DELETE /api/[[...path]]": nothing,
  "POST /api/auth/register": {
    path: () => "/api/auth/register",
    body: entry,
    expected: [201, 201, 201],
    bad: ({ user }) => ({
      "no first name": refused(without(entry(), "firstName")),
      "a short password": refused({ ...entry(), password: "seven" }),
      "a phone number without its country": refused({ ...entry(), phoneNumber: "98765 43210" }),
      "a filled decoy": refused({ ...entry(), website: "https://spam.example" }),
      "no time of submission": refused(without(entry(), "submissionTime")),
      "a time of submission long ago": refused({ ...entry(), submissionTime: "2020-01-01T00:00:00Z" }),
      "an address that has an account": { body: { ...entry(), email: user.email.toUpperCase() }, status: 409 },
    }),
  },
  "POST /api/auth/login": {
    path: () => "/api/auth/login",
    body: credentials,
    expected: open,
    bad: badCredentials,
  },
  "POST /api/auth/get-reports": {
    path: () => "/api/auth/get-reports",
    body: credentials,
    expected: open,
    bad: badCredentials,
  },
  "POST /api/auth/logout": { path: () => "/api/auth/logout", expected: open },
  "GET /api/me": { path: () => "/api/me", expected: [401, 200, 200] },
  "PATCH /api/users/[id]": {
    path: ({ user }) => `/api/users/${user.userId}`,
    body: progress,
    expected: [401, 200, 403],
    bad: () => ({
      "no run": refused({}),
      "a day without a time": refused({ ...progress(), completedAt: "2026-01-01" }),
      "a year that no calendar has": refused({ ...progress(), completedAt: "0000-01-01T00:00:00Z" }),
      ...Object.fromEntries(
        Object.entries(badDrafts(run().assessmentData)).map(([what, draft]) => [
          what,
          refused({ assessmentData: draft }),
        ]),
      ),
      "an id that cannot be decoded": { path: "/api/users/%E0%A4%A", body: progress(), status: 403 },
    }),
  },
  "GET /api/users/[id]/reports": {
    path: ({ user }) => `/api/users/${user.userId}/reports`,
    expected: [401, 200, 403],
    bad: () => ({ "an endless id": wrong(`/api/users/${"x".repeat(65)}/reports`) }),
  },
  "POST /api/assessment/complete": {
    path: () => "/api/assessment/complete",
    body: run,
    expected: [401, 200, 200],
    bad: ({ other }) => ({
      "no run": refused(without(run(), "assessmentData")),
      "an unknown kind of report": refused({ ...run(), reportType: "parenting" }),
      "a tenth type": refused({ ...run(), primaryType: 10 }),
      "missing steps": refused({ ...run(), assessmentData: { ...run().assessmentData, tokens: null } }),
      "somebody else's run": { body: completeBody(other.runId), status: 403 },
      ...Object.fromEntries(
        Object.entries(badDrafts(run().assessmentData)).map(([what, draft]) => [
          what,
          refused({ ...run(), assessmentData: draft }),
        ]),
      ),
    }),
  },
  "POST /api/reports": {
    path: () => "/api/reports",
    body: ({ user }) => reportBody(user.userId, user.runId),
    expected: [401, 200, 403],
    bad: ({ user, other }) => ({
      "an unknown kind of report": refused(reportBody(user.userId, user.runId, "parenting")),
      "no run": refused(without(reportBody(user.userId, user.runId), "reportData")),
      "a run id that is no UUID": refused(reportBody(user.userId, "1")),
      "a tenth type": refused({ ...reportBody(user.userId, user.runId), personalityType: "Type 10" }),
      "an address elsewhere": refused({ ...reportBody(user.userId, user.runId), reportUrl: "https://evil.example" }),
      "another user": { body: reportBody(other.userId, user.runId), status: 403 },
      "another user's run": { body: reportBody(user.userId, other.runId), status: 404 },
      "a run that is not there": { body: reportBody(user.userId, randomUUID()), status: 404 },
    }),
  },
  "GET /api/reports/[reportType]/[type]": {
    path: ({ user }) => `/api/reports/love/4?report=${user.reportId}`,
    expected: [401, 200, 403],
    bad: ({ user }) => ({
      "an unknown kind of report": wrong("/api/reports/parenting/4"),
      "a tenth type": wrong("/api/reports/love/10"),
      "half a type": wrong("/api/reports/love/4.5"),
      "a word for a type": wrong("/api/reports/love/individualist"),
      "a type that cannot be decoded": wrong("/api/reports/love/%E0%A4%A"),
      "a report id that is no UUID": wrong("/api/reports/love/4?report=1"),
      "a report that is not there": { path: `/api/reports/love/4?report=${randomUUID()}`, status: 404 },
      "a report of another kind": { path: `/api/reports/career/4?report=${user.reportId}`, status: 404 },
      "a report about another type": { path: `/api/reports/love/5?report=${user.reportId}`, status: 404 },
    }),
  },
  "GET /api/emergency-view/[type]": {
    path: () => "/api/emergency-view/4",
    expected: open,
    bad: ({ user }) => ({
      "type zero": wrong("/api/emergency-view/0"),
      "a word for a type": wrong("/api/emergency-view/four"),
      "a type that is no text": wrong("/api/emergency-view/%00"),
      "a report of another kind": { path: `/api/emergency-view/4?report=${user.reportId}`, status: 404 },
    }),
  },
  "POST /api/analytics": {
    path: () => "/api/analytics",
    body: event,
    expected: open,
    bad: () => ({
      "an unknown step": refused({ ...event(), step: "checkout" }),
      "no session": refused(without(event(), "session")),
      "a year that no calendar has": refused({ ...event(), timestamp: "0000-01-01T00:00:00Z" }),
      "a letter that no text may have": refused({ ...event(), label: "a\0b" }),
      "half a letter in the data": refused({ ...event(), data: { note: "\ud800" } }),
      "half a letter for a key": refused({ ...event(), data: { "\udc00": 1 } }),
      "too much data": refused({ ...event(), data: { note: "x".repeat(5_000) } }),
    }),
  },
  "GET /api/blocks": {
    path: () => "/api/blocks?type=4",
    expected: open,
    bad: () => ({
      "no type": wrong("/api/blocks"),
      "an empty type": wrong("/api/blocks?type="),
      "a tenth type": wrong("/api/blocks?type=10"),
      "a prototype's key": wrong("/api/blocks?type=__proto__"),
    }),
  },
  "GET /api/state": {
    path: () => "/api/state?score=70&type=4",
    expected: open,
    bad: () => ({
      "no score": wrong("/api/state?type=4"),
      "an empty score": wrong("/api/state?score=&type=4"),
      "a score of 101": wrong("/api/state?score=101&type=4"),
      "a score below 0": wrong("/api/state?score=-1&type=4"),
      "a score in another notation": wrong("/api/state?score=0x10&type=4"),
      "a word for a type": wrong("/api/state?score=70&type=four"),
    }),
  },
  "GET /locales/[lng]/[file]": {
    path: () => "/locales/en/ui.json",
    expected: open,
    bad: () => ({
      "an unknown language": { path: "/locales/fr/ui.json", status: 404 },
      "an unknown namespace": { path: "/locales/en/secret.json", status: 404 },
      "a way out of the folder": { path: "/locales/en/..%2F..%2Fpackage.json", status: 404 },
      "a name that cannot be decoded": { path: "/locales/en/%ff.json", status: 404 },
    }),
  },
};
