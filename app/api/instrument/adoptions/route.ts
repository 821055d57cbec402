import { refuseOthers, withRoute } from "@/app/api/_route";
import { adoptCalibration } from "@/lib/assessment/operations/calibrations";
import { adoptBody, instrumentReply } from "@/lib/assessment/schema/instrument";

export const POST = withRoute({
  summary: "Adopts a calibration, or goes back to the edition as it was set.",
  who: "admin",
  permission: "instrument:write",
  logs: "calibrationAdopt",
  limit: "write",
  body: adoptBody,
  reply: instrumentReply,
  status: 201,
  handle: ({ ctx, body }) => adoptCalibration({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
