"use client";

import { useMemo, useState } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { isDecided, workingType } from "@/lib/assessment/domain/run/selectors";
import { optionOrder } from "@/lib/assessment/domain/scoring/card-order";
import { DeciderView } from "./decider-view";

/** The decider round over the open run; nothing where none is offered. */
export function DeciderPanel() {
  const { run, store } = useAssessmentRun();
  const navigate = useNavigate();
  const [started, setBegun] = useState(false);
  /** An answered scene that is shown again. */
  const [shownAgain, setShownAgain] = useState<string | null>(null);
  const round = useMemo(() => deciderRound(run), [run]);
  if (!round) return null;
  const { cards, before, after, answered, binding } = round;
  const placeAgain = cards.findIndex(({ id }) => id === shownAgain);
  const place = placeAgain >= 0 && placeAgain < answered ? placeAgain : answered;
  const agreed = binding && run.deciderAccepted?.value === true;

  /** The round changes a new run from the answers of a completed one, as its offer says. */
  function update(change: Parameters<typeof store.update>[0]) {
    store.changeCompleted();
    store.update(change);
  }

  /** A binding round is agreed to here, before its first scene. */
  function start() {
    if (binding) update((current, at) => ({ ...current, deciderAccepted: { value: true, at } }));
    setBegun(true);
  }

  /** The choice of the scene on the screen; one that stood before is kept as it is. */
  function choose(cardId: string, value: number) {
    setShownAgain(cards[place + 1]?.id ?? null);
    if (run.decider[cardId]?.value === value) return;
    update((current, at) => ({ ...current, decider: { ...current.decider, [cardId]: { value, at } } }));
    const { run: changed } = store.getSnapshot();
    if (!binding || !isDecided(changed)) return;
    const personalityType = workingType(changed) ?? before.type;
    const data = { accepted: true, before: before.type, after: personalityType };
    trackStep({ step: "decider", label: "completed", personalityType, data, run: changed });
  }

  function decide(accepted: boolean) {
    update((current, at) => ({ ...current, deciderAccepted: { value: accepted, at } }));
    const data = { accepted, before: before.type, after: after.type };
    const personalityType = accepted ? after.type : before.type;
    trackStep({ step: "decider", label: "completed", personalityType, data, run });
    const typeChanges = before.type !== after.type && accepted !== (round?.decision ?? false);
    if (typeChanges) navigate("/building-blocks");
  }

  return (
    <DeciderView
      round={round}
      place={place}
      // By the run itself, so that a scene looks the same after the page was loaded again.
      orderOf={(card) => optionOrder(run.runId, card, editionVersion(run))}
      chosenOf={(cardId) => run.decider[cardId]?.value ?? null}
      started={started || answered > 0 || agreed}
      hasReport={run.completedAt !== null}
      onStart={start}
      onChoose={choose}
      onBack={setShownAgain}
      onDecide={decide}
    />
  );
}
