import { refuseOthers, withRoute } from "@/app/api/_route";
import { adoptCalibration } from "@/lib/assessment/operations/adopt-calibration";
import { adoptBody, instrumentReply } from "@/lib/assessment/schema/instrument";

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: adoptBody,
  reply: instrumentReply,
  handle: ({ ctx, body }) => adoptCalibration({ ctx, input: body }),
  respond: (instrument, json) => json(instrument, { status: 201 }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
