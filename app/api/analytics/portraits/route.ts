import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadPortraitFigures } from "@/lib/assessment/operations/portraits";
import { portraitFiguresReply } from "@/lib/assessment/schema/portraits";

export const GET = withRoute({
  summary: "Reads how often portraits were recognised.",
  who: "admin",
  permission: "figures:read",
  limit: "read",
  reply: portraitFiguresReply,
  handle: ({ ctx }) => loadPortraitFigures(ctx.now),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
