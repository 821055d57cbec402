import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { classes } from "@/components/ui/classes";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/answers";

export interface OverviewProps {
  walk: readonly number[];
  answers: PairAnswers;
  current: number;
  onPick(pair: number): void;
  movesOn: boolean;
  onMovesOn(movesOn: boolean): void;
}

const LOOKS = {
  open: "border-dashed border-line-strong text-ink-soft",
  answered: "border-accent bg-accent-soft text-ink",
  strong: "border-accent bg-accent text-accent-ink",
} as const;

const LEGEND = ["open", "answered", "strong"] as const;

function stateOf(answer: PairAnswer | undefined): keyof typeof LOOKS {
  if (!answer) return "open";
  return answer.strong ? "strong" : "answered";
}

/** All pairs of the walk as numbered buttons that lead there, and whether the pairs follow each other by themselves. */
export function Overview({ walk, answers, current, onPick, movesOn, onMovesOn }: OverviewProps) {
  const t = useTranslations("rhetiStep");
  return (
    <div className="grid gap-4">
      <ol className="grid grid-cols-6 gap-1">
        {walk.map((id) => {
          const state = stateOf(answers[id]);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={t(`overview.${state}`, { id })}
                aria-current={id === current ? "step" : undefined}
                onClick={() => onPick(id)}
                className={classes(
                  "min-h-11 w-full rounded-lg border text-sm tabular-nums",
                  LOOKS[state],
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
        {LEGEND.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden="true" className={classes("size-4 rounded border", LOOKS[state])} />
            {t(`legend.${state}`)}
          </li>
        ))}
      </ul>
      <Checkbox label={t("movesOn")} checked={movesOn} onChange={(event) => onMovesOn(event.target.checked)} />
    </div>
  );
}
