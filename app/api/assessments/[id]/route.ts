import { refuseOthers, withRoute } from "@/app/api/_route";
import { successReply } from "@/lib/accounts/schema";
import { deleteAssessment, loadAssessment } from "@/lib/analytics/operations/assessments";
import { assessmentParams, fullAssessmentRecord } from "@/lib/analytics/schema";

export const GET = withRoute({
  summary: "Reads one completed assessment, with its answers.",
  who: "admin",
  permission: "people:read",
  limit: "read",
  params: assessmentParams,
  reply: fullAssessmentRecord,
  handle: ({ params }) => loadAssessment(params.id),
});

export const DELETE = withRoute({
  summary: "Deletes the record of one run.",
  who: "admin",
  permission: "people:write",
  logs: "recordDelete",
  limit: "write",
  params: assessmentParams,
  reply: successReply,
  handle: ({ params }) => deleteAssessment(params.id),
});

export const { PATCH, POST, PUT } = refuseOthers("DELETE", "GET");
