"use client";

import "./pair.css";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFocusOnChange } from "@/components/assessment/use-focus-on-change";
import { Dialog } from "@/components/ui/dialog";
import { Overview } from "./overview";
import { PairFooter } from "./pair-footer";
import { PairView } from "./pair-view";
import { type PairAction, usePairKeys } from "./use-pair-keys";
import { type QuestionnaireProps, usePairNavigation } from "./use-pair-navigation";

export interface RhetiQuestionnaireProps extends QuestionnaireProps {
  /** Some pairs only, looked at once more from the results. */
  review: boolean;
  onDone(): void;
}

/** The pairs, one at a time, with the way on; all of them open from the place. */
export function RhetiQuestionnaire({ review, onDone, ...props }: RhetiQuestionnaireProps) {
  const t = useTranslations("rhetiStep");
  const common = useTranslations("common");
  const { pairIds, answers } = props;
  const navigation = usePairNavigation(props);
  const { pair, number, previous, next, open, passedOver, goOnAt, said, leaving, go, choose } = navigation;
  const { waits, answeredAgain, autoAdvance, setAutoAdvance, cancelAdvance } = navigation;
  const [overviewOpen, setOverviewOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const headingRef = useFocusOnChange<HTMLHeadingElement>(pair);
  const leftOpen = passedOver && t(open.length === 1 ? "lastOpen" : "passedOver");
  const note = answeredAgain ? t("answeredAgain") : leftOpen;

  usePairKeys(area, (action: PairAction) => {
    if (action === "previous") return go(previous);
    if (action === "next") return go(next);
    choose(action);
    area.current?.querySelector<HTMLElement>(`[data-side=${action}]`)?.focus();
  });

  const selectPair = (id: number) => {
    setOverviewOpen(false);
    if (id !== pair) go(id);
  };
  return (
    <>
      <section ref={area} aria-label={t("pairs")} className="mx-auto w-full max-w-4xl">
        <PairView
          pair={pair}
          answer={answers[pair]}
          hint={review ? t("review", { count: pairIds.length }) : note || t("hint")}
          leaving={leaving}
          onTap={choose}
          onStrength={choose}
          headingRef={headingRef}
        />
        <p role="status" className="sr-only">
          {said ? t(`said.${said}`) : note}
        </p>
        <PairFooter
          number={number}
          count={pairIds.length}
          current={pair}
          previous={previous}
          next={next}
          open={open}
          goOnAt={goOnAt}
          waits={waits}
          review={review}
          label={review ? t("toResults") : common("continue")}
          onSelect={go}
          onOverview={() => {
            cancelAdvance();
            setOverviewOpen(true);
          }}
          onDone={onDone}
        />
        <p className="pair-keys">{t("keys")}</p>
      </section>
      <Dialog
        open={overviewOpen}
        onClose={() => setOverviewOpen(false)}
        title={t("allPairs")}
        closeLabel={common("close")}
      >
        <Overview
          pairIds={pairIds}
          answers={answers}
          current={pair}
          onSelect={selectPair}
          autoAdvance={autoAdvance}
          onAutoAdvanceChange={(on) => {
            cancelAdvance();
            setAutoAdvance(on);
          }}
        />
      </Dialog>
    </>
  );
}
