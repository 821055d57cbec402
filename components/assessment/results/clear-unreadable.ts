import { readAnswerSheet } from "@/lib/assessment/domain/answer-sheet";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";

/** Takes back the pair answers that cannot be read, so that they are asked again; all of them where none stands out. */
export function clearUnreadable(draft: AssessmentDraft, at: number): AssessmentDraft {
  const ids = Object.keys(draft.rheti);
  // A sheet of one good answer is merely incomplete.
  const unreadable = ids.filter((id) => {
    const reading = readAnswerSheet({ [id]: draft.rheti[id]?.value });
    return !reading.ok && reading.reason !== "incomplete";
  });
  const cleared = (unreadable.length > 0 ? unreadable : ids).map((id) => [id, { value: null, at }] as const);
  return { ...draft, rheti: { ...draft.rheti, ...Object.fromEntries(cleared) } };
}
