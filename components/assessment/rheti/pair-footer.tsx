import "../step.css";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon, ArrowForwardIcon, ChevronDownIcon } from "@/components/ui/icons";

/** Up to this many open pairs are named one by one. */
const MAX_LISTED = 6;

export interface PairFooterProps {
  /** The position of the current pair, from 1. */
  number: number;
  count: number;
  /** The pairs beside the current one; undefined at the ends. */
  previous: number | undefined;
  next: number | undefined;
  /** The pairs without an answer; the step can end when there are none. */
  open: readonly number[];
  /** An open pair farther away to go on at, offered beside the next one; null when there is no need. */
  goOnAt: number | null;
  /** An answer was given and nothing follows by itself: the next step gets the emphasis. */
  waits: boolean;
  /** Some pairs only, looked at once more: the next one stays in reach although all are answered. */
  review: boolean;
  /** The words on the button that ends the step. */
  label: string;
  onOverview(): void;
  onSelect(pair: number): void;
  onDone(): void;
}

/** The ways to pairs that were passed over, said at the last pair. */
function StillOpen({
  id,
  open,
  current,
  onSelect,
}: { id: string; open: readonly number[]; current: number } & Pick<PairFooterProps, "onSelect">) {
  const t = useTranslations("rhetiStep");
  const others = open.filter((pair) => pair !== current);
  return (
    <div className="pt-2 text-center text-sm text-ink-soft">
      <p id={id}>{t("stillOpen", { count: open.length })}</p>
      {others.slice(0, others.length > MAX_LISTED ? 1 : MAX_LISTED).map((pair) => (
        <Button key={pair} variant="ghost" onClick={() => onSelect(pair)}>
          {t("goTo", { id: pair })}
        </Button>
      ))}
    </div>
  );
}

/**
 * One row: back, the place (it opens the overview), and the one way on, which is the next pair until the last one, and
 * from then on, or as soon as no pair is open, the button that ends the step. A review has both. It sticks to the foot of the screen, but on a
 * low one (or at a large zoom) it scrolls away and leaves room for the pair.
 */
export function PairFooter(props: PairFooterProps & { current: number }) {
  const { number, count, previous, open, goOnAt, waits, review, label, current, onOverview, onSelect, onDone } = props;
  const t = useTranslations("rhetiStep");
  const common = useTranslations("common");
  const noteId = useId();
  const place = t("place", { place: number, count });
  const complete = open.length === 0;
  const next = complete && !review ? undefined : props.next;
  const ends = complete || next === undefined;
  const closed = ends && !complete;
  const leadsOn = waits && next !== undefined && goOnAt === null;
  const answered = count - open.length;
  return (
    <>
      <span
        role="progressbar"
        aria-label={t("legend.answered")}
        aria-valuenow={answered}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuetext={t("place", { place: answered, count })}
        className="sr-only"
      />
      <div className="step-bar mt-2 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button
          variant="secondary"
          className="px-3"
          aria-label={common("back")}
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onSelect(previous)}
        >
          <ArrowBackIcon />
        </Button>
        <Button
          variant="ghost"
          className="gap-1 whitespace-nowrap px-2 tabular-nums"
          aria-haspopup="dialog"
          aria-label={t("openOverview", { place })}
          onClick={onOverview}
        >
          {place}
          <ChevronDownIcon />
        </Button>
        {next !== undefined && (
          <Button variant={leadsOn ? "primary" : "secondary"} className="ms-auto px-4" onClick={() => onSelect(next)}>
            {common("next")}
            <ArrowForwardIcon />
          </Button>
        )}
        {goOnAt !== null && (
          <Button className="grow basis-full sm:basis-auto" onClick={() => onSelect(goOnAt)}>
            {t("goTo", { id: goOnAt })}
            <ArrowForwardIcon />
          </Button>
        )}
        {ends && (
          <Button
            variant={leadsOn ? "secondary" : "primary"}
            className={next === undefined ? "flex-1" : "grow basis-full sm:basis-auto"}
            disabled={closed}
            aria-describedby={closed ? noteId : undefined}
            onClick={onDone}
          >
            {label}
            <ArrowForwardIcon />
          </Button>
        )}
      </div>
      <p role="status" className="pt-2 text-center text-sm text-ink-soft empty:hidden">
        {complete && !review && t("complete", { count })}
      </p>
      {closed && <StillOpen id={noteId} {...{ open, current, onSelect }} />}
    </>
  );
}
