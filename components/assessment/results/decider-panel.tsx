"use client";

import { useMemo, useState } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { useDraft } from "@/lib/assessment/client/draft-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { deciderRound } from "@/lib/assessment/domain/decider-round";
import { DeciderView } from "./decider-view";

/** The decider round over the open run; nothing where the leaders are not close. */
export function DeciderPanel() {
  const { draft, store } = useDraft();
  const navigate = useNavigate();
  const [begun, setBegun] = useState(false);
  const round = useMemo(() => deciderRound(draft), [draft]);
  if (!round) return null;
  const { before, after, answered } = round;

  function answer(cardId: string, value: number | null) {
    store.update((current, at) => ({ ...current, decider: { ...current.decider, [cardId]: { value, at } } }));
  }

  function decide(accepted: boolean) {
    store.update((current, at) => ({ ...current, deciderAccepted: { value: accepted, at } }));
    const data = { accepted, before: before.type, after: after.type };
    const personalityType = accepted ? after.type : before.type;
    trackStep({ step: "decider", label: "completed", personalityType, data, run: draft });
    const typeChanges = before.type !== after.type && accepted !== (round?.decision ?? false);
    if (typeChanges) navigate("/building-blocks");
  }

  return (
    <DeciderView
      round={round}
      started={begun || answered > 0}
      hasReport={draft.completedAt !== null}
      onStart={() => setBegun(true)}
      onChoose={answer}
      onTakeBack={(cardId) => {
        setBegun(true);
        answer(cardId, null);
      }}
      onDecide={decide}
    />
  );
}
