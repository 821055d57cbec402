import { refuseOthers, withRoute } from "@/app/api/_route";
import { successReply } from "@/lib/accounts/schema";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { analyticsBody } from "@/lib/analytics/schema";

export const POST = withRoute({
  summary: "Records a step of a visit.",
  who: "anyone",
  limit: "analytics",
  body: analyticsBody,
  reply: successReply,
  handle: ({ ctx, body }) => recordStep({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
