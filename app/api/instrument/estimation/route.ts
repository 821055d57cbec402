import { refuseOthers, withRoute } from "@/app/api/_route";
import {
  cancelEstimation,
  estimationState as currentState,
  startEstimation,
} from "@/lib/assessment/operations/estimate-calibration";
import { estimationState } from "@/lib/assessment/schema/instrument";

export const GET = withRoute({
  summary: "Says where the estimation stands.",
  who: "admin",
  permission: "figures:read",
  limit: "read",
  reply: estimationState,
  handle: () => currentState(),
});

export const POST = withRoute({
  summary: "Starts an estimation from the completed runs.",
  who: "admin",
  permission: "instrument:write",
  logs: "calibrationEstimate",
  limit: "write",
  reply: estimationState,
  status: 202,
  handle: ({ ctx }) => startEstimation({ ctx }),
});

export const DELETE = withRoute({
  summary: "Cancels the estimation.",
  who: "admin",
  permission: "instrument:write",
  logs: "calibrationStop",
  limit: "write",
  reply: estimationState,
  handle: () => cancelEstimation(),
});

export const { PATCH, PUT } = refuseOthers("GET", "POST", "DELETE");
