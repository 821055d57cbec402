import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownUserId } from "@/lib/accounts/access";
import { userIdParams } from "@/lib/accounts/schema";
import { savePortraitAnswer } from "@/lib/assessment/operations/portraits";
import { portraitBody, portraitReply } from "@/lib/assessment/schema/portraits";

export const POST = withRoute({
  summary: "Keeps which of two portraits is more like the person.",
  who: "user",
  limit: "write",
  params: userIdParams,
  body: portraitBody,
  reply: portraitReply,
  authorize: ({ ctx, params }) => ownUserId(ctx.actor, params.id),
  handle: ({ ctx, grant, body }) => savePortraitAnswer({ ctx, userId: grant, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
