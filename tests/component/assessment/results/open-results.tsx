import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { ResultsContent } from "@/components/assessment/results/results-content";
import { useDraft } from "@/lib/assessment/client/draft-provider";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import { renderInLanguage } from "@/tests/support/render";
import { openStore, useStoreAsDraft } from "../step-store";

/** A view over a run; the caller has mocked `useDraft`. */
export function openOver(view: ReactElement, run: AssessmentDraft, advanceTimers?: (milliseconds: number) => void) {
  const { store } = openStore(run);
  jest.mocked(useDraft).mockImplementation(() => useStoreAsDraft(store));
  const user = userEvent.setup({ ...(advanceTimers && { advanceTimers }) });
  return { ...renderInLanguage(view), store, user, draft: () => store.getSnapshot().draft };
}

/** The whole screen over a run. */
export function openResults(run: AssessmentDraft) {
  return openOver(<ResultsContent />, run);
}
