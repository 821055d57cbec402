import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { ResultsContent } from "@/components/assessment/results/results-screen";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { renderInLanguage } from "@/tests/support/render";
import { openStore, useStoreAsDraft } from "../step-store";

/** A view over a run; the caller has mocked `useAssessmentRun`. */
export function openOver(
  view: ReactElement,
  run: AssessmentRun,
  advanceTimers?: (milliseconds: number) => void,
  throwAway?: () => Promise<void>,
) {
  const { store } = openStore(run, throwAway);
  jest.mocked(useAssessmentRun).mockImplementation(() => useStoreAsDraft(store));
  const user = userEvent.setup({ ...(advanceTimers && { advanceTimers }) });
  return { ...renderInLanguage(view), store, user, draft: () => store.getSnapshot().run };
}

/** The whole screen over a run. */
export function openResults(run: AssessmentRun) {
  return openOver(<ResultsContent />, run);
}
