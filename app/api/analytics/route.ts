import { withRoute } from "@/app/api/_route";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { analyticsBody } from "@/lib/analytics/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "analytics",
  body: analyticsBody,
  act: ({ ctx, body }) => recordStep({ ctx, input: body }),
});
