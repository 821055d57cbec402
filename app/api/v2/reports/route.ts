import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { listPackReports } from "@/lib/reports/operations/pack-reports";
import { packReportsReply } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Lists the person's saved reports of packs.",
  who: "user",
  limit: "read",
  reply: packReportsReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: ({ grant }) => listPackReports(grant),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
