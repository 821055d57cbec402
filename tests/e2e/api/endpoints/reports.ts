import { randomUUID } from "node:crypto";
import { successReply } from "@/lib/accounts/schema";
import { keptRunReply, runsReply } from "@/lib/assessment/schema";
import { createReportReply, reportsReply } from "@/lib/reports/schema";
import { createShareReply, shareChaptersReply, shareItem, sharesReply } from "@/lib/reports/schema/shares";
import { reportBody, shareBody } from "../people";
import { type Endpoints, OPEN, refused, without, wrong } from "./endpoint";

/** Changes that are refused to a person of their own report or run, and of another person's. */
const badChanges = (pathOf: (id: string) => string, othersId: string) => ({
  "a name without an end": refused({ title: "x".repeat(61) }),
  "a name of two lines": refused({ title: "a\nb" }),
  "another word": refused({ name: "a" }),
  "an id that is no UUID": { ...wrong(pathOf("1")), body: { title: "a" } },
  "another user's": { path: pathOf(othersId), body: { deleted: true }, status: 404 },
  "one that is not there": { path: pathOf(randomUUID()), body: { title: "a" }, status: 404 },
});

export const REPORT_ENDPOINTS: Endpoints = {
  "GET /api/users/[id]/reports": {
    reply: reportsReply,
    path: ({ user }) => `/api/users/${user.userId}/reports`,
    expected: [401, 200, 403, 401],
    bad: () => ({ "an endless id": wrong(`/api/users/${"x".repeat(65)}/reports`) }),
  },
  "PATCH /api/users/[id]/reports/[reportId]": {
    reply: successReply,
    path: ({ user }) => `/api/users/${user.userId}/reports/${user.reportId}`,
    body: () => ({ title: "Before the move", deleted: false }),
    expected: [401, 200, 403, 401],
    bad: ({ user, other }) => badChanges((id) => `/api/users/${user.userId}/reports/${id}`, other.reportId),
  },
  "POST /api/reports": {
    reply: createReportReply,
    path: () => "/api/reports",
    body: ({ user }) => reportBody(user.userId, user.runId),
    expected: [401, 200, 403, 401],
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
    path: ({ user }) => `/api/reports/love/2?report=${user.reportId}`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "an unknown kind of report": wrong("/api/reports/parenting/4"),
      "a tenth type": wrong("/api/reports/love/10"),
      "half a type": wrong("/api/reports/love/4.5"),
      "a word for a type": wrong("/api/reports/love/individualist"),
      "a type that cannot be decoded": wrong("/api/reports/love/%E0%A4%A"),
      "a report id that is no UUID": wrong("/api/reports/love/2?report=1"),
      "a report that is not there": { path: `/api/reports/love/2?report=${randomUUID()}`, status: 404 },
      "a report of another kind": { path: `/api/reports/career/2?report=${user.reportId}`, status: 404 },
      "a report about another type": { path: `/api/reports/love/5?report=${user.reportId}`, status: 404 },
    }),
  },

  "GET /api/users/[id]/runs": {
    reply: runsReply,
    path: ({ user }) => `/api/users/${user.userId}/runs`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "an endless id": wrong(`/api/users/${"x".repeat(65)}/runs`),
      "before what is no run": wrong(`/api/users/${user.userId}/runs?before=1`),
      "before a run that is not there": { path: `/api/users/${user.userId}/runs?before=${randomUUID()}`, status: 404 },
    }),
  },
  "PATCH /api/users/[id]/runs/[runId]": {
    reply: successReply,
    path: ({ user }) => `/api/users/${user.userId}/runs/${user.runId}`,
    body: () => ({ title: "Before the move", deleted: false }),
    expected: [401, 200, 403, 401],
    bad: ({ user, other }) => badChanges((id) => `/api/users/${user.userId}/runs/${id}`, other.runId),
  },
  "GET /api/users/[id]/runs/[runId]": {
    reply: keptRunReply,
    path: ({ user }) => `/api/users/${user.userId}/runs/${user.runId}`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "a run id that is no UUID": wrong(`/api/users/${user.userId}/runs/1`),
      "a run that is not there": { path: `/api/users/${user.userId}/runs/${randomUUID()}`, status: 404 },
    }),
  },
  "GET /api/shares": {
    reply: sharesReply,
    path: ({ user }) => `/api/shares?report=${user.reportId}`,
    expected: [401, 200, 403, 401],
    bad: () => ({
      "no report": wrong("/api/shares"),
      "a report id that is no UUID": wrong("/api/shares?report=1"),
      "a report that is not there": { path: `/api/shares?report=${randomUUID()}`, status: 404 },
    }),
  },
  "POST /api/shares": {
    reply: createShareReply,
    path: () => "/api/shares",
    body: ({ user }) => ({ ...shareBody(user.reportId), lasts: "year" }),
    expected: [401, 201, 403, 401],
    bad: ({ user, other }) => ({
      "a section that no report has": refused({ ...shareBody(user.reportId), sections: ["wing", "diary"] }),
      "a section twice": refused({ ...shareBody(user.reportId), sections: ["wing", "wing"] }),
      "no word on the name": refused(without(shareBody(user.reportId), "showName")),
      "a fifth language": refused({ ...shareBody(user.reportId), language: "fr" }),
      "a life that no link has": refused({ ...shareBody(user.reportId), lasts: "decade" }),
      "another user's report": { body: shareBody(other.reportId), status: 403 },
      "a report that is not there": { body: shareBody(randomUUID()), status: 404 },
    }),
  },
  "GET /api/shares/chapters": {
    reply: shareChaptersReply,
    path: ({ user }) => `/api/shares/chapters?report=${user.reportId}&lang=hi-Latn`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "no report": wrong("/api/shares/chapters"),
      "a fifth language": wrong(`/api/shares/chapters?report=${user.reportId}&lang=fr`),
      "a report that is not there": { path: `/api/shares/chapters?report=${randomUUID()}`, status: 404 },
    }),
  },
  "GET /api/shares/preview": {
    path: ({ user }) => `/api/shares/preview?report=${user.reportId}&sections=wing,states&name=1&lang=hi-G4`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "a section that no report has": wrong(`/api/shares/preview?report=${user.reportId}&sections=diary`),
      "a report id that is no UUID": wrong("/api/shares/preview?report=1&sections=wing"),
      "half a name": wrong(`/api/shares/preview?report=${user.reportId}&name=2`),
      "a report that is not there": { path: `/api/shares/preview?report=${randomUUID()}`, status: 404 },
    }),
  },
  "GET /api/shares/picture": {
    path: ({ user }) => `/api/shares/picture?report=${user.reportId}&sections=wing&sign=1&lang=ur-G4&form=card`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "a form that no picture has": wrong(`/api/shares/picture?report=${user.reportId}&form=huge`),
      "half a sign": wrong(`/api/shares/picture?report=${user.reportId}&sign=2`),
      "a report id that is no UUID": wrong("/api/shares/picture?report=1"),
      "a report that is not there": { path: `/api/shares/picture?report=${randomUUID()}`, status: 404 },
    }),
  },
  "GET /s/[code]": {
    path: ({ other }) => other.share.url,
    expected: OPEN,
    bad: () => ({
      "a code that was never made": { path: `/s/${"x".repeat(16)}`, status: 404 },
      "letters that no code has": { path: "/s/%F0%9F%8C%BC", status: 404 },
      "an endless code": wrong(`/s/${"x".repeat(201)}`),
      "a code with a text that cannot be kept": wrong("/s/%00"),
    }),
  },
  "GET /s/[code]/[picture]": {
    path: ({ other }) => `${other.share.url}/card.png`,
    expected: OPEN,
    bad: ({ other }) => ({
      "a picture of a link that was never made": { path: `/s/${"x".repeat(16)}/card.png`, status: 404 },
      "a form that no picture has": wrong(`${other.share.url}/huge.png`),
      "another kind of file": wrong(`${other.share.url}/card.svg`),
    }),
  },
  "DELETE /api/shares/[id]": {
    reply: shareItem,
    path: ({ user }) => `/api/shares/${user.share.id}`,
    expected: [401, 200, 403, 401],
    bad: () => ({
      "an id that is no UUID": wrong("/api/shares/1"),
      "a link that is not there": { path: `/api/shares/${randomUUID()}`, status: 404 },
    }),
  },
  "GET /api/shared/[token]": {
    path: ({ other }) => other.share.url.replace("/s/", "/api/shared/"),
    expected: OPEN,
    bad: () => ({
      "half a token": wrong("/api/shared/abc"),
      "a token with letters that none has": wrong(`/api/shared/${"$".repeat(32)}`),
      "a token that was never made": { path: `/api/shared/${"x".repeat(32)}`, status: 404 },
    }),
  },
  "GET /api/reports/[reportType]/[type]/pdf": {
    path: ({ user }) => `/api/reports/love/2/pdf?report=${user.reportId}`,
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "an unknown kind of report": wrong("/api/reports/parenting/4/pdf"),
      "a tenth type": wrong("/api/reports/love/10/pdf"),
      "a report id that is no UUID": wrong("/api/reports/love/2/pdf?report=1"),
      "a report that is not there": { path: `/api/reports/love/2/pdf?report=${randomUUID()}`, status: 404 },
      "a report about another type": { path: `/api/reports/love/5/pdf?report=${user.reportId}`, status: 404 },
    }),
  },
  "GET /api/emergency-view/[type]": {
    path: () => "/api/emergency-view/4",
    expected: OPEN,
    bad: ({ user }) => ({
      "type zero": wrong("/api/emergency-view/0"),
      "a word for a type": wrong("/api/emergency-view/four"),
      "a type that is no text": wrong("/api/emergency-view/%00"),
      "a report of another kind": { path: `/api/emergency-view/2?report=${user.reportId}`, status: 404 },
    }),
  },
};
