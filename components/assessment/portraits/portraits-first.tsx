"use client";

import { type ReactNode, useState } from "react";
import { Opening } from "@/components/assessment/step-gate";
import { FetchedMessages } from "@/components/layout/fetched-messages";
import { useLanguage } from "@/components/layout/language-provider";
import { storedUser } from "@/lib/accounts/client/session";
import { markPortraitsPassed, portraitsPassed } from "@/lib/assessment/client/local-run";
import { sendPortraitAnswer } from "@/lib/assessment/client/portraits";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { hasReadNothing, type PortraitChoice, portraitQuestion } from "@/lib/assessment/domain/portraits/question";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { type PortraitPlace, PortraitsView } from "./portraits-view";

/** How long the portraits may take to come before the person goes on without them, in milliseconds. */
const GIVE_UP_MS = 4_000;

/** The portraits to show, with the run as it is now; null for whoever knows something of their type, or was asked before. */
function questionNow(run: AssessmentRun, userId: string) {
  const knows = !hasReadNothing(run) || Boolean(storedUser()?.completedAt);
  const question = knows || portraitsPassed(userId, run.runId) ? null : portraitQuestion(run);
  return question && { question, run };
}

interface PortraitsFirstProps {
  readonly onBack: () => void;
  /** What comes next, and tells something of the type. */
  readonly children: ReactNode;
}

/** Two portraits without names, once in a run, before the first screen that was written for a type. */
export function PortraitsFirst({ onBack, children }: PortraitsFirstProps) {
  const { run: current, userId } = useAssessmentRun();
  const { locale } = useLanguage();
  const [shown, setShown] = useState(() => questionNow(current, userId));
  if (!shown) return children;
  const { question, run } = shown;
  const { leader, other, leaderFirst } = question;

  const markPassed = () => markPortraitsPassed(userId, run.runId);

  function answer(choice: PortraitChoice) {
    // Noted once the answer is kept: whoever closes the page before that is asked again.
    void sendPortraitAnswer(userId, { run, choice, locale }).then(markPassed);
    setShown(null);
  }

  function goOnWithout() {
    markPassed();
    setShown(null);
  }

  function choose(place: PortraitPlace) {
    if (place === "neither") answer("neither");
    else answer((place === "a") === leaderFirst ? "leader" : "other");
  }

  return (
    <FetchedMessages
      files={{ portraits: "portraits" }}
      fallback={<Opening />}
      giveUp={{ afterMs: GIVE_UP_MS, onGivenUp: goOnWithout }}
    >
      <PortraitsView
        types={leaderFirst ? [leader, other] : [other, leader]}
        onAnswer={choose}
        onSkip={() => answer("skipped")}
        onBack={onBack}
      />
    </FetchedMessages>
  );
}
