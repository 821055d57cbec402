import { randomUUID } from "node:crypto";
import { estimationState, instrumentReply } from "@/lib/assessment/schema/instrument";
import { ADMIN_ONLY, type Endpoints, refused } from "./endpoint";

/** Fewer people than an estimate takes have a run here. */
const TOO_FEW = [401, 403, 403, 409] as const;

export const INSTRUMENT_ENDPOINTS: Endpoints = {
  "GET /api/instrument": { reply: instrumentReply, path: () => "/api/instrument", expected: ADMIN_ONLY },
  "GET /api/instrument/estimation": {
    reply: estimationState,
    path: () => "/api/instrument/estimation",
    expected: ADMIN_ONLY,
  },
  "POST /api/instrument/estimation": {
    reply: estimationState,
    path: () => "/api/instrument/estimation",
    expected: TOO_FEW,
  },
  "DELETE /api/instrument/estimation": {
    reply: estimationState,
    path: () => "/api/instrument/estimation",
    expected: ADMIN_ONLY,
  },
  "POST /api/instrument/adoptions": {
    reply: instrumentReply,
    path: () => "/api/instrument/adoptions",
    body: () => ({ calibrationId: null }),
    expected: [401, 403, 403, 201],
    bad: () => ({
      "a calibration that is not there": { body: { calibrationId: randomUUID() }, status: 404 },
      "an id that is none": refused({ calibrationId: "1" }),
      "nothing named": refused({}),
      "numbers of one's own": refused({ calibrationId: null, parameters: { pairs: [] } }),
    }),
  },
  "GET /api/instrument/answers": { path: () => "/api/instrument/answers", expected: ADMIN_ONLY },
  "GET /api/instrument/codebook": { path: () => "/api/instrument/codebook", expected: ADMIN_ONLY },
};
