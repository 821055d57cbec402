"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { useDraft } from "@/lib/assessment/client/draft-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { buildProfile } from "@/lib/assessment/domain/profile";
import { pairAnswers, rhetiOutcome, workingType } from "@/lib/assessment/domain/readings";
import { AnswerView } from "./answer-view";
import { clearUnreadable } from "./clear-unreadable";
import { DeciderPanel } from "./decider-panel";
import { IncompleteView } from "./incomplete-view";
import { missingWithCounts } from "./missing-steps";
import { NotEnoughView } from "./not-enough-view";
import { ReportPanel } from "./report-panel";

/** What the open run comes to: the answer, what is missing, or that the answers do not suffice. */
export function ResultsContent() {
  const { draft, store } = useDraft();
  const t = useTranslations("results");
  const navigate = useNavigate();
  const profile = useMemo(() => buildProfile(draft), [draft]);
  const readable = draft.sample || rhetiOutcome(draft)?.kind !== "invalid";
  const type = workingType(draft);

  const box = useRef<HTMLDivElement>(null);
  const reached = useRef(false);
  const complete = profile !== null;
  useEffect(() => {
    if (reached.current) return;
    reached.current = true;
    trackStep({
      step: "results",
      label: complete ? "reached" : "incomplete",
      personalityType: type ?? undefined,
      run: draft,
    });
    box.current?.querySelector<HTMLElement>("[data-focus-first]")?.focus({ preventScroll: true });
  }, [complete, type, draft]);

  function answerAgain() {
    store.update(clearUnreadable);
    navigate("/rheti");
  }

  function view() {
    if (!readable) return <NotEnoughView onAgain={answerAgain} />;
    if (!profile) {
      const missing = missingWithCounts(draft);
      const blockLost = type && draft.block?.value && missing.some(({ id }) => id === "building-blocks");
      return (
        <IncompleteView
          missing={missing}
          blockAgainFor={blockLost ? t(`typeNames.${type}`) : null}
          onStartAgain={() => window.location.assign("/")}
        />
      );
    }
    return (
      <AnswerView
        profile={profile}
        answers={pairAnswers(draft)}
        decided={draft.deciderAccepted?.value ?? false}
        report={<ReportPanel key={`${profile.runId} ${profile.type}`} profile={profile} />}
        decider={<DeciderPanel />}
      />
    );
  }

  return <div ref={box}>{view()}</div>;
}
