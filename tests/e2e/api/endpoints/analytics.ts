import { randomUUID } from "node:crypto";
import { successReply } from "@/lib/accounts/schema";
import { assessmentsReply, figuresReply, fullAssessmentRecord, pairStatsReply } from "@/lib/analytics/schema";
import { portraitFiguresReply } from "@/lib/assessment/schema/portraits";
import { ADMIN_ONLY, type Endpoints, OPEN, refused, without, wrong } from "./endpoint";

const event = () => ({ id: randomUUID(), step: "rheti", session: "table", timestamp: new Date().toISOString() });
/** No assessment has this id: an administrator is told so, everybody else is turned away before. */
const someId = randomUUID();
const pairs = (given: unknown) => refused({ ...event(), label: "pairs", data: { pairs: given } });

const badFilters = (path: string) => ({
  "a tenth type": wrong(`${path}?type=10`),
  "an unknown theme": wrong(`${path}?theme=weather`),
  "a language that is not ours": wrong(`${path}?language=fr`),
  "a day that no calendar has": wrong(`${path}?from=2026-02-30`),
  "a search that goes on and on": wrong(`${path}?q=${"x".repeat(101)}`),
  "a letter that no text may have": wrong(`${path}?q=%00`),
});

export const ANALYTICS_ENDPOINTS: Endpoints = {
  "POST /api/analytics": {
    reply: successReply,
    path: () => "/api/analytics",
    body: event,
    expected: OPEN,
    bad: () => ({
      "an unknown step": refused({ ...event(), step: "checkout" }),
      "no session": refused(without(event(), "session")),
      "a year that no calendar has": refused({ ...event(), timestamp: "0000-01-01T00:00:00Z" }),
      "a letter that no text may have": refused({ ...event(), label: "a\0b" }),
      "half a letter in the data": refused({ ...event(), data: { note: "\ud800" } }),
      "half a letter for a key": refused({ ...event(), data: { "\udc00": 1 } }),
      "too much data": refused({ ...event(), data: { note: "x".repeat(5_000) } }),
      "a run that is none": refused({ ...event(), runId: "1" }),
      "an unknown kind of report": refused({ ...event(), reportType: "weather" }),
      "a pair that is not asked": pairs({ 37: [1, 0, 5, 0] }),
      "an answer on three sides": pairs({ 1: [2, 0, 5, 0] }),
      "a time before the question": pairs({ 1: [1, 0, -5, 0] }),
      "pairs that are a list": pairs([1, 2]),
    }),
  },
  "GET /api/analytics/summary": {
    reply: figuresReply,
    path: () => "/api/analytics/summary?type=4&q=asha",
    expected: ADMIN_ONLY,
    bad: () => badFilters("/api/analytics/summary"),
  },
  "GET /api/analytics/instrument": {
    reply: pairStatsReply,
    path: () => "/api/analytics/instrument?language=en",
    expected: ADMIN_ONLY,
    bad: () => badFilters("/api/analytics/instrument"),
  },
  "GET /api/analytics/portraits": {
    reply: portraitFiguresReply,
    path: () => "/api/analytics/portraits",
    expected: ADMIN_ONLY,
  },
  "GET /api/assessments/all": {
    reply: assessmentsReply,
    path: () => "/api/assessments/all?limit=5",
    expected: ADMIN_ONLY,
    bad: () => ({
      ...badFilters("/api/assessments/all"),
      "an order that is none": wrong("/api/assessments/all?sort=password"),
      "neither up nor down": wrong("/api/assessments/all?order=sideways"),
      "a page of nothing": wrong("/api/assessments/all?limit=0"),
      "a page without end": wrong("/api/assessments/all?limit=501"),
      "a cursor that is none": wrong("/api/assessments/all?limit=5&cursor=nonsense"),
      "another format": wrong("/api/assessments/all?format=xlsx"),
      "a time zone that is none": wrong("/api/assessments/all?format=words&zone=Moon/Crater"),
    }),
  },
  "DELETE /api/assessments/[id]": {
    reply: successReply,
    path: () => `/api/assessments/${someId}`,
    expected: [401, 403, 403, 404],
    bad: () => ({ "an endless id": wrong(`/api/assessments/${"x".repeat(65)}`) }),
  },
  "GET /api/assessments/[id]": {
    reply: fullAssessmentRecord,
    path: ({ user }) => `/api/assessments/${user.runId}`,
    expected: ADMIN_ONLY,
    bad: () => ({
      "one that is not there": { path: `/api/assessments/${randomUUID()}`, status: 404 },
    }),
  },
};
