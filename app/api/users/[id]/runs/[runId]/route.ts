import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { successReply } from "@/lib/accounts/schema";
import { changeRun, loadKeptRun } from "@/lib/assessment/operations/runs";
import { keptRunReply, ownedChangeBody, runParams } from "@/lib/assessment/schema";

export const GET = withRoute({
  summary: "Reads one completed run with its result.",
  who: "user",
  limit: "read",
  params: runParams,
  reply: keptRunReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ grant, params }) => loadKeptRun(grant, params.runId),
});

export const PATCH = withRoute({
  summary: "Names a completed run, deletes it or brings it back.",
  who: "user",
  limit: "write",
  params: runParams,
  body: ownedChangeBody,
  reply: successReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, params, body }) => changeRun(grant, params.runId, body, ctx.now),
});

export const { DELETE, POST, PUT } = refuseOthers("GET", "PATCH");
