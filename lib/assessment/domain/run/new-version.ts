import type { AssessmentRun } from "./assessment-run";
import { allPairsAnswered } from "./selectors";

/** What an open run has that the finished one does not from whose answers it began. */
export type NewVersion = "answers" | "scenes" | "unchanged";

/**
 * What is new in an open run that began from all the answers of a finished one; null for any other run. Such answers
 * are older than the run itself.
 */
export function newVersion(run: AssessmentRun): NewVersion | null {
  const { startedAt, completedAt, rheti, hero, block, colors, tokens, decider, deciderAccepted } = run;
  const taken = Object.values(rheti).some(({ at }) => at < startedAt);
  if (completedAt !== null || run.sample || !taken || !colors || !tokens || !allPairsAnswered(run)) return null;
  const isNew = (answer: { readonly at: number } | null) => answer !== null && answer.at >= startedAt;
  if ([...Object.values(rheti), ...Object.values(hero), colors, tokens].some(isNew)) return "answers";
  // The scenes may have the block chosen again.
  if ([...Object.values(decider), deciderAccepted].some(isNew)) return "scenes";
  return isNew(block) ? "answers" : "unchanged";
}
