import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { saveProgress } from "@/lib/assessment/operations/runs";
import { saveProgressBody, saveProgressReply } from "@/lib/assessment/schema";

export const PATCH = withRoute({
  summary: "Saves answers of the run in progress, merged with those that are kept.",
  who: "user",
  limit: "write",
  params: userIdParams,
  body: saveProgressBody,
  reply: saveProgressReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, body }) => saveProgress({ ctx, userId: grant, input: body }),
});

export const { DELETE, GET, POST, PUT } = refuseOthers("PATCH");
