import { RESULTS_PATH } from "@/lib/assessment/domain/run/steps";

/** The part of the address of the results that names a completed run. */
export const KEPT_RUN_QUERY = "run";

/** The address at which a completed run opens as the result that it was. */
export const keptResultPath = (runId: string): string =>
  `${RESULTS_PATH}?${KEPT_RUN_QUERY}=${encodeURIComponent(runId)}`;
