import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { successReply } from "@/lib/accounts/schema";
import { changeSetAside } from "@/lib/assessment/operations/runs";
import { runParams, setAsideChangeBody } from "@/lib/assessment/schema";

export const PATCH = withRoute({
  summary: "Throws a run away that was set aside unfinished, or takes that back for a day.",
  who: "user",
  limit: "write",
  params: runParams,
  body: setAsideChangeBody,
  reply: successReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, params, body }) => changeSetAside(grant, params.runId, body, ctx.now),
});

export const { DELETE, GET, POST, PUT } = refuseOthers("PATCH");
