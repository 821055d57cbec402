import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadAssessment } from "@/lib/analytics/operations/list-assessments";
import { assessmentParams, fullAssessmentRecord } from "@/lib/analytics/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  params: assessmentParams,
  reply: fullAssessmentRecord,
  handle: ({ params }) => loadAssessment(params.id),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
