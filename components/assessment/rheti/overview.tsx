import { useTranslations } from "next-intl";
import { classes } from "@/components/ui/classes";
import { Checkbox } from "@/components/ui/fields";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/scoring/answers";

export interface OverviewProps {
  pairIds: readonly number[];
  answers: PairAnswers;
  current: number;
  onSelect(pair: number): void;
  autoAdvance: boolean;
  onAutoAdvanceChange(autoAdvance: boolean): void;
}

const CELL_CLASSES = {
  open: "border-dashed border-line-strong text-ink-soft",
  answered: "border-accent bg-accent-soft text-ink",
  strong: "border-accent bg-accent text-accent-ink",
} as const;

const LEGEND_ITEMS = ["open", "answered", "strong"] as const;

function statusOf(answer: PairAnswer | undefined): keyof typeof CELL_CLASSES {
  if (!answer) return "open";
  return answer.strong ? "strong" : "answered";
}

/** All pairs of the walk as numbered buttons that lead there, and whether the pairs follow each other by themselves. */
export function Overview({ pairIds, answers, current, onSelect, autoAdvance, onAutoAdvanceChange }: OverviewProps) {
  const t = useTranslations("rhetiStep");
  return (
    <div className="grid gap-4">
      <ol className="grid grid-cols-6 gap-1">
        {pairIds.map((id) => {
          const status = statusOf(answers[id]);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={t(`overview.${status}`, { id })}
                aria-current={id === current ? "step" : undefined}
                onClick={() => onSelect(id)}
                className={classes(
                  "min-h-11 w-full rounded-lg border text-sm tabular-nums",
                  CELL_CLASSES[status],
                  id === current && "font-bold ring-2 ring-ink",
                )}
              >
                {id}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {LEGEND_ITEMS.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden="true" className={classes("size-4 rounded border", CELL_CLASSES[status])} />
            {t(`legend.${status}`)}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t("movesOn")}
        checked={autoAdvance}
        onChange={(event) => onAutoAdvanceChange(event.target.checked)}
      />
    </div>
  );
}
