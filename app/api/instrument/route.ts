import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadInstrument } from "@/lib/assessment/operations/calibrations";
import { instrumentReply } from "@/lib/assessment/schema/instrument";

export const GET = withRoute({
  summary: "Reads the calibrations of the instrument, and which is in use.",
  who: "admin",
  permission: "figures:read",
  limit: "read",
  reply: instrumentReply,
  handle: () => loadInstrument(),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
