import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { mergeStoredDraft } from "../data";
import type { AssessmentDraft } from "../domain/draft";

/** Joins the browser's copy of the run with the server's and answers with the result. */
export async function saveProgress({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { assessmentData: AssessmentDraft; completedAt?: string | undefined };
}): Promise<{ assessmentData: AssessmentDraft }> {
  const completedAt = input.completedAt ? new Date(input.completedAt) : null;
  return { assessmentData: await mergeStoredDraft(userId, input.assessmentData, ctx.now, completedAt) };
}
