import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { deleteMatchCode } from "@/lib/reports/data/matches";
import { createMatchCode } from "@/lib/reports/operations/create-match-code";
import { emptyReply, matchCodeReply } from "@/lib/reports/schema";

export const POST = withRoute({
  who: "user",
  limit: "write",
  reply: matchCodeReply,
  handle: ({ ctx }) => createMatchCode(ownIdOf(ctx.actor), ctx.now),
});

export const DELETE = withRoute({
  who: "user",
  limit: "write",
  reply: emptyReply,
  handle: ({ ctx }) => deleteMatchCode(ownIdOf(ctx.actor)),
});

export const { GET, PATCH, PUT } = refuseOthers("DELETE", "POST");
