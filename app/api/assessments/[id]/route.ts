import { withRoute } from "@/app/api/_route";
import { openAssessment } from "@/lib/analytics/operations/list-assessments";
import { assessmentParams } from "@/lib/analytics/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  params: assessmentParams,
  act: ({ params }) => openAssessment(params.id),
});
