"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFocusOnChange } from "@/components/assessment/use-focus-on-change";
import { classes } from "@/components/ui/classes";
import { Dialog } from "@/components/ui/dialog";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Finish } from "./finish";
import { Overview } from "./overview";
import type { PairAction } from "./pair-keys";
import { PairNav } from "./pair-nav";
import { PairView } from "./pair-view";
import { usePairKeys } from "./use-pair-keys";
import { useWalk, type WalkProps } from "./use-walk";
import { openPairs } from "./walk";

/** On a low screen (or a large zoom) the bars scroll with the page and leave the room to the statements. */
const BAR = "bottom-0 z-10 bg-paper [@media(min-height:28rem)]:sticky";
const TALL_BAR = "bottom-0 z-10 bg-paper [@media(min-height:36rem)]:sticky";

export interface RhetiWalkProps extends WalkProps {
  /** Some pairs only, looked at once more from the results. */
  review: boolean;
  onDone(): void;
}

/** The pairs, one at a time, with the place, the overview and the way on. */
export function RhetiWalk({ review, onDone, ...props }: RhetiWalkProps) {
  const t = useTranslations("rhetiStep");
  const common = useTranslations("common");
  const { walk, answers } = props;
  const { pair, number, previous, next, said, movesOn, setMovesOn, stay, go, choose } = useWalk(props);
  const [overviewOpen, setOverviewOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const headingRef = useFocusOnChange<HTMLHeadingElement>(pair);
  const open = openPairs(walk, answers);
  const hint = review ? t("review") : pair === walk[0] ? t(movesOn ? "hintMovesOn" : "hint") : null;

  usePairKeys(area, (action: PairAction) => {
    if (action === "previous") return go(previous);
    if (action === "next") return go(next);
    choose(action);
    area.current?.querySelector<HTMLElement>(`[data-side=${action}]`)?.focus();
  });

  const pick = (id: number) => {
    setOverviewOpen(false);
    if (id !== pair) go(id);
  };
  const overview = (
    <Overview
      walk={walk}
      answers={answers}
      current={pair}
      onPick={pick}
      movesOn={movesOn}
      onMovesOn={(on) => {
        stay();
        setMovesOn(on);
      }}
    />
  );
  return (
    <div className="@container">
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <section ref={area} aria-label={t("pairs")} className="min-w-0">
          <ProgressBar
            hideLabel
            label={t("answered")}
            value={walk.length - open.length}
            max={walk.length}
            valueText={t("place", { place: walk.length - open.length, count: walk.length })}
          />
          <div className="mt-5">
            <PairView pair={pair} answer={answers[pair]} hint={hint} onTap={choose} headingRef={headingRef} />
          </div>
          <p role="status" className="sr-only">
            {said === "complete" ? t("complete", { count: walk.length }) : said && t(`said.${said}`)}
          </p>
          <div className={open.length > 0 ? "contents" : TALL_BAR}>
            <div className={classes("mt-4", open.length > 0 && BAR)}>
              <PairNav
                number={number}
                count={walk.length}
                onPrevious={previous === undefined ? undefined : () => go(previous)}
                onNext={next === undefined ? undefined : () => go(next)}
                onOverview={() => {
                  stay();
                  setOverviewOpen(true);
                }}
              />
            </div>
            <Finish
              open={open}
              current={pair}
              count={walk.length}
              label={review ? t("toResults") : common("continue")}
              onPick={go}
              onDone={onDone}
            />
          </div>
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
