import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ArrowBackIcon, ArrowForwardIcon, ChevronDownIcon } from "@/components/ui/icons";

interface PairNavProps {
  /** The position among the pairs, from 1. */
  number: number;
  count: number;
  /** Undefined at the first and the last pair. */
  onPrevious?: () => void;
  onNext?: () => void;
  onOverview(): void;
}

/** Back, the position, next. On a narrow screen the position opens the overview; on a wide one the overview is visible. */
function PairNav({ number, count, onPrevious, onNext, onOverview }: PairNavProps) {
  const t = useTranslations("rhetiStep");
  const common = useTranslations("common");
  const place = t("place", { place: number, count });
  return (
    <div className="flex items-center justify-between gap-1 py-3">
      <Button variant="secondary" className="px-3 @2xl:px-5" disabled={!onPrevious} onClick={onPrevious}>
        <ArrowBackIcon />
        {common("back")}
      </Button>
      <p className="hidden font-semibold tabular-nums @4xl:block">{place}</p>
      <Button
        variant="ghost"
        className="gap-1 whitespace-nowrap px-2 tabular-nums @4xl:hidden"
        aria-haspopup="dialog"
        aria-label={t("openOverview", { place })}
        onClick={onOverview}
      >
        {place}
        <ChevronDownIcon />
      </Button>
      <Button variant="secondary" className="px-3 @2xl:px-5" disabled={!onNext} onClick={onNext}>
        {common("next")}
        <ArrowForwardIcon />
      </Button>
    </div>
  );
}

/** Up to this many open pairs are named one by one. */
const MAX_LISTED = 6;

interface FinishProps {
  /** The pairs without an answer; the step can end when there are none. */
  open: readonly number[];
  current: number;
  count: number;
  /** The words on the button. */
  label: string;
  onSelect(pair: number): void;
  onDone(): void;
}

/** The button that ends the step; while pairs are open it is disabled, and links lead to them. */
function Finish({ open, current, count, label, onSelect, onDone }: FinishProps) {
  const t = useTranslations("rhetiStep");
  const noteId = useId();
  const otherOpen = open.filter((id) => id !== current);
  const currentIsOpen = otherOpen.length < open.length;
  const listed = otherOpen.length <= MAX_LISTED ? otherOpen : currentIsOpen ? [] : otherOpen.slice(0, 1);
  return (
    <div className="grid gap-2 pb-3">
      <Button size="lg" wide disabled={open.length > 0} aria-describedby={noteId} onClick={onDone}>
        {label}
        <ArrowForwardIcon />
      </Button>
      <p id={noteId} className="text-center text-sm text-ink-soft">
        {open.length > 0 ? t("stillOpen", { count: open.length }) : t("complete", { count })}
      </p>
      {listed.length > 0 && (
        <div className="flex flex-wrap justify-center gap-1">
          {listed.map((id) => (
            <Button key={id} variant="ghost" onClick={() => onSelect(id)}>
              {t("goTo", { id })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Bars that stick to the bottom; on a low screen (or at a large zoom) they scroll away and leave room for the pair. */
const BAR = "bottom-0 z-10 bg-paper [@media(min-height:28rem)]:sticky";
const TALL_BAR = "bottom-0 z-10 bg-paper [@media(min-height:36rem)]:sticky";

interface PairFooterProps extends FinishProps {
  /** The position of the current pair, from 1. */
  number: number;
  /** The pairs beside the current one; undefined at the ends. */
  previous: number | undefined;
  next: number | undefined;
  onOverview(): void;
}

/** Back and next, and the button that ends the step; once no pair is open, both stick as one bar. */
export function PairFooter({ number, previous, next, onOverview, ...finish }: PairFooterProps) {
  const { open, count, onSelect } = finish;
  const hasOpen = open.length > 0;
  return (
    <div className={hasOpen ? "contents" : TALL_BAR}>
      <div className={classes("mt-4", hasOpen && BAR)}>
        <PairNav
          number={number}
          count={count}
          onPrevious={previous === undefined ? undefined : () => onSelect(previous)}
          onNext={next === undefined ? undefined : () => onSelect(next)}
          onOverview={onOverview}
        />
      </div>
      <Finish {...finish} />
    </div>
  );
}
