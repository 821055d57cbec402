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
  // A change to a completed run makes a new run: the options on the screen keep their order all the same.
  const [orderSeed] = useState(run.runId);
  const round = useMemo(() => deciderRound(run), [run]);
  if (!round) return null;
  const { before, after, answered, binding } = round;
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

  function answer(cardId: string, value: number | null) {
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
      orderOf={(card) => optionOrder(orderSeed, card, editionVersion(run))}
      started={started || answered > 0 || agreed}
      hasReport={run.completedAt !== null}
      onStart={start}
      onChoose={answer}
      onUndo={(cardId) => {
        setBegun(true);
        answer(cardId, null);
      }}
      onDecide={decide}
    />
  );
}
