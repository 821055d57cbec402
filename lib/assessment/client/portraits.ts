import { outbox } from "@/lib/platform/outbox/browser";
import type { PortraitChoice } from "../domain/portraits/question";
import type { AssessmentRun } from "../domain/run/assessment-run";

interface GivenAnswer {
  /** The run as it was when the portraits were shown. */
  readonly run: AssessmentRun;
  readonly choice: PortraitChoice;
  /** The language in which they were read. */
  readonly locale: string;
}

/**
 * Hands what was said of two portraits to the outbox, which sends it when it can: the first answer of a run stays. Never
 * in a person's way: where nothing can be kept, it is let go.
 */
export async function sendPortraitAnswer(userId: string, { run, choice, locale }: GivenAnswer): Promise<void> {
  const path = `/api/users/${encodeURIComponent(userId)}/portraits?locale=${encodeURIComponent(locale)}`;
  const body = { assessmentData: run, choice };
  const request = { id: `portraits:${run.runId}`, userId, method: "POST", path, body, silent: true } as const;
  await outbox.put(request, { merge: (held) => held, sendAfterMs: 0 }).catch(() => undefined);
}
