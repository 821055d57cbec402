"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFocusOnChange } from "@/components/assessment/use-focus-on-change";
import { Dialog } from "@/components/ui/dialog";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Overview } from "./overview";
import { PairFooter } from "./pair-footer";
import { PairView } from "./pair-view";
import { type PairAction, usePairKeys } from "./use-pair-keys";
import { type QuestionnaireProps, unansweredPairs, usePairNavigation } from "./use-pair-navigation";

export interface RhetiQuestionnaireProps extends QuestionnaireProps {
  /** Some pairs only, looked at once more from the results. */
  review: boolean;
  onDone(): void;
}

/** How many pairs have an answer. */
function AnsweredBar({ answered, count }: { answered: number; count: number }) {
  const t = useTranslations("rhetiStep");
  const valueText = t("place", { place: answered, count });
  return <ProgressBar hideLabel label={t("answered")} value={answered} max={count} valueText={valueText} />;
}

/** The pairs, one at a time, with the place, the overview and the way on. */
export function RhetiQuestionnaire({ review, onDone, ...props }: RhetiQuestionnaireProps) {
  const t = useTranslations("rhetiStep");
  const common = useTranslations("common");
  const { pairIds, answers } = props;
  const { pair, number, previous, next, said, autoAdvance, setAutoAdvance, cancelAdvance, go, choose } =
    usePairNavigation(props);
  const [overviewOpen, setOverviewOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const headingRef = useFocusOnChange<HTMLHeadingElement>(pair);
  const open = unansweredPairs(pairIds, answers);
  const hint = review ? t("review") : pair === pairIds[0] ? t(autoAdvance ? "hintMovesOn" : "hint") : null;

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
  const openOverview = () => {
    cancelAdvance();
    setOverviewOpen(true);
  };
  const overview = (
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
  );
  return (
    <div className="@container">
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <section ref={area} aria-label={t("pairs")} className="min-w-0">
          <AnsweredBar answered={pairIds.length - open.length} count={pairIds.length} />
          <div className="mt-5">
            <PairView pair={pair} answer={answers[pair]} hint={hint} onTap={choose} headingRef={headingRef} />
          </div>
          <p role="status" className="sr-only">
            {said === "complete" ? t("complete", { count: pairIds.length }) : said && t(`said.${said}`)}
          </p>
          <PairFooter
            number={number}
            count={pairIds.length}
            current={pair}
            previous={previous}
            next={next}
            open={open}
            label={review ? t("toResults") : common("continue")}
            onSelect={go}
            onOverview={openOverview}
            onDone={onDone}
          />
        </section>
        <aside aria-label={t("allPairs")} className="hidden @4xl:block">
          {overview}
        </aside>
      </div>
      <Dialog
        open={overviewOpen}
        onClose={() => setOverviewOpen(false)}
        title={t("allPairs")}
        closeLabel={common("close")}
      >
        {overview}
      </Dialog>
    </div>
  );
}
