import { randomUUID } from "node:crypto";
import { successReply } from "@/lib/accounts/schema";
import { completeReply, saveProgressReply } from "@/lib/assessment/schema";
import { measuredReply, portraitReply } from "@/lib/assessment/schema/portraits";
import { blocksReply, stateReply } from "@/lib/assessment/schema/step-texts";
import { essenceReply } from "@/lib/reports/schema";
import { answeredRun } from "@/tests/support/sample-runs";
import { completeBody } from "../people";
import { type Endpoints, OPEN, refused, without, wrong } from "./endpoint";

const progress = () => ({ assessmentData: answeredRun(4, randomUUID(), Date.UTC(2026, 0, 1)) });
const run = () => completeBody(randomUUID());
/** A skip: the one choice that changes no figure. */
const choice = (runId: string) => ({ assessmentData: completeBody(runId).assessmentData, choice: "skipped" });
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

export const ASSESSMENT_ENDPOINTS: Endpoints = {
  "PATCH /api/users/[id]": {
    reply: saveProgressReply,
    path: ({ user }) => `/api/users/${user.userId}`,
    body: progress,
    expected: [401, 200, 403, 401],
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
  "PATCH /api/users/[id]/set-aside/[runId]": {
    reply: successReply,
    path: ({ user, setAside }) => `/api/users/${user.userId}/set-aside/${setAside.user}`,
    body: () => ({ deleted: false }),
    expected: [401, 200, 403, 401],
    bad: ({ user, setAside }) => ({
      "nothing to do": refused({}),
      "a word for yes": refused({ deleted: "true" }),
      "a field that nobody knows": refused({ deleted: true, title: "Mine" }),
      "an id that is no UUID": { path: `/api/users/${user.userId}/set-aside/1`, body: { deleted: true }, status: 400 },
      "one that is not there": {
        path: `/api/users/${user.userId}/set-aside/${randomUUID()}`,
        body: { deleted: true },
        status: 404,
      },
      "somebody else's, as one's own": {
        path: `/api/users/${user.userId}/set-aside/${setAside.other}`,
        body: { deleted: true },
        status: 404,
      },
    }),
  },
  // Before the next: who has completed another run is asked about no portraits.
  "POST /api/users/[id]/portraits": {
    reply: portraitReply,
    path: ({ user }) => `/api/users/${user.userId}/portraits?locale=ur-G4`,
    body: ({ user }) => choice(user.runId),
    expected: [401, 200, 403, 401],
    bad: ({ user }) => ({
      "no choice": refused(without(choice(user.runId), "choice")),
      "a choice that is none": refused({ ...choice(user.runId), choice: "both" }),
      "pairs without scenes": refused({ ...choice(user.runId), ...progress() }),
      "the sample": refused({ ...choice(user.runId), assessmentData: { ...run().assessmentData, sample: true } }),
      "a run begun after a result was shown": { body: choice(randomUUID()), status: 409 },
      ...Object.fromEntries(
        Object.entries(badDrafts(run().assessmentData)).map(([what, draft]) => [
          what,
          refused({ ...choice(user.runId), assessmentData: draft }),
        ]),
      ),
    }),
  },
  "POST /api/assessment/complete": {
    reply: completeReply,
    path: () => "/api/assessment/complete",
    body: run,
    expected: [401, 200, 200, 401],
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
  "GET /api/portraits": { reply: measuredReply, path: () => "/api/portraits", expected: OPEN },
  "GET /api/blocks": {
    reply: blocksReply,
    path: () => "/api/blocks?type=4",
    expected: OPEN,
    bad: () => ({
      "no type": wrong("/api/blocks"),
      "an empty type": wrong("/api/blocks?type="),
      "a tenth type": wrong("/api/blocks?type=10"),
      "a prototype's key": wrong("/api/blocks?type=__proto__"),
    }),
  },
  "GET /api/essence": {
    reply: essenceReply,
    path: () => "/api/essence?type=4",
    expected: OPEN,
    bad: () => ({
      "no type": wrong("/api/essence"),
      "a tenth type": wrong("/api/essence?type=10"),
    }),
  },
  "GET /api/state": {
    reply: stateReply,
    path: () => "/api/state?score=70&type=4",
    expected: OPEN,
    bad: () => ({
      "no score": wrong("/api/state?type=4"),
      "an empty score": wrong("/api/state?score=&type=4"),
      "a score of 101": wrong("/api/state?score=101&type=4"),
      "a score below 0": wrong("/api/state?score=-1&type=4"),
      "a score in another notation": wrong("/api/state?score=0x10&type=4"),
      "a word for a type": wrong("/api/state?score=70&type=four"),
    }),
  },
};
