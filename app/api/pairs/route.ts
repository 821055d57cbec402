import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { joinMatch, listMatches } from "@/lib/reports/operations/matches";
import { joinMatchReply, matchCodeBody, matchListReply } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Lists the people whom the person compares results with.",
  who: "user",
  limit: "read",
  reply: matchListReply,
  handle: ({ ctx }) => listMatches(ownIdOf(ctx.actor), ctx.now),
});

export const POST = withRoute({
  summary: "Joins two people who agreed, by the code that one of them gave.",
  who: "user",
  limit: "write",
  body: matchCodeBody,
  reply: joinMatchReply,
  handle: ({ ctx, body }) => joinMatch(ownIdOf(ctx.actor), body.code, ctx.now),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
