import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadPortraitFigures } from "@/lib/assessment/operations/load-portraits";
import { portraitFiguresReply } from "@/lib/assessment/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  reply: portraitFiguresReply,
  handle: ({ ctx }) => loadPortraitFigures(ctx.now),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
