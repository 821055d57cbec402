import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { EstimationState, estimationState, InstrumentReply, instrumentReply } from "../schema/instrument";

export const instrumentKeys = { all: ["instrument"] as const, estimation: ["estimation"] as const };

const ROOT = "/api/instrument";
const ESTIMATION = `${ROOT}/estimation`;

/** The answers of all runs, and what their columns mean, as files. */
export const ANSWERS_URL = `${ROOT}/answers`;
export const CODEBOOK_URL = `${ROOT}/codebook`;

/** What new runs begin with, and what was estimated. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchInstrument(): Promise<InstrumentReply> {
  return fetchJson<typeof instrumentReply>(ROOT);
}

/** Where the estimation stands. @throws HttpError, TypeError as above. */
export function fetchEstimation(): Promise<EstimationState> {
  return fetchJson<typeof estimationState>(ESTIMATION);
}

/** Begins an estimation. @throws HttpError with the server's sentence, TypeError without a connection. */
export function startEstimation(): Promise<EstimationState> {
  return fetchJson<typeof estimationState>(ESTIMATION, { method: "POST" });
}

/** Ends the estimation under way. @throws HttpError, TypeError as above. */
export function cancelEstimation(): Promise<EstimationState> {
  return fetchJson<typeof estimationState>(ESTIMATION, { method: "DELETE" });
}

/** Lets new runs begin with a calibration, or, with null, with the edition as it was set. @throws HttpError, TypeError as above. */
export function adopt(calibrationId: string | null): Promise<InstrumentReply> {
  return fetchJson<typeof instrumentReply>(`${ROOT}/adoptions`, { method: "POST", body: { calibrationId } });
}
