import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { deleteMatchCode } from "@/lib/reports/data/matches";
import { createMatchCode } from "@/lib/reports/operations/matches";
import { createMatchCodeBody, emptyReply, matchCodeReply } from "@/lib/reports/schema";

export const POST = withRoute({
  summary: "Makes a code to hand on; it is told once.",
  who: "user",
  limit: "write",
  body: createMatchCodeBody,
  reply: matchCodeReply,
  status: 201,
  handle: ({ ctx, body }) => createMatchCode(ownIdOf(ctx.actor), body, ctx.now),
});

export const DELETE = withRoute({
  summary: "Takes back the code.",
  who: "user",
  limit: "write",
  reply: emptyReply,
  handle: ({ ctx }) => deleteMatchCode(ownIdOf(ctx.actor)),
});

export const { GET, PATCH, PUT } = refuseOthers("DELETE", "POST");
