import { refuseOthers, withRoute } from "@/app/api/_route";
import {
  cancelEstimation,
  estimationState as currentState,
  startEstimation,
} from "@/lib/assessment/operations/estimate-calibration";
import { estimationState } from "@/lib/assessment/schema/instrument";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  reply: estimationState,
  handle: () => currentState(),
});

export const POST = withRoute({
  who: "admin",
  limit: "write",
  reply: estimationState,
  handle: ({ ctx }) => startEstimation({ ctx }),
  respond: (state, json) => json(state, { status: 202 }),
});

export const DELETE = withRoute({
  who: "admin",
  limit: "write",
  reply: estimationState,
  handle: () => cancelEstimation(),
});

export const { PATCH, PUT } = refuseOthers("GET", "POST", "DELETE");
