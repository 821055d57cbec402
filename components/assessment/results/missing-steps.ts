import { SHOWN_CARD_IDS } from "@/lib/assessment/domain/cards";
import { STATES_TO_CHOOSE } from "@/lib/assessment/domain/color-selection";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import { placedTokens, TOKEN_COUNT } from "@/lib/assessment/domain/instincts";
import { PAIR_COUNT } from "@/lib/assessment/domain/pairs";
import { answeredPairs, colorSelection, heroAnswers, tokenCounts } from "@/lib/assessment/domain/readings";
import { missingSteps, type StepId } from "@/lib/assessment/domain/steps";
import type { MissingStep } from "./incomplete-view";

type Count = readonly [done: number, all: number];

const COUNTS: Readonly<Record<StepId, (draft: AssessmentDraft) => Count>> = {
  rheti: (draft) => [answeredPairs(draft), PAIR_COUNT],
  "hero-moments": (draft) => {
    const answers = heroAnswers(draft);
    return [SHOWN_CARD_IDS.filter((id) => answers[id] !== undefined).length, SHOWN_CARD_IDS.length];
  },
  "building-blocks": () => [0, 1],
  "color-phase": (draft) => [colorSelection(draft).selectedStates.length, STATES_TO_CHOOSE],
  "detail-tokens": (draft) => [placedTokens(tokenCounts(draft)), TOKEN_COUNT],
};

/** The open steps, with how much of each is done. */
export function missingWithCounts(draft: AssessmentDraft): readonly MissingStep[] {
  return missingSteps(draft).map(({ id, path }) => {
    const [done, all] = COUNTS[id](draft);
    return { id, path, done, all };
  });
}
