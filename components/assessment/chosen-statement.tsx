import { useTranslations } from "next-intl";
import { CheckIcon } from "@/components/ui/icons";
import type { Pair, Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";

interface ChosenStatementProps {
  readonly pair: Pair;
  readonly side: Side;
  readonly answer: PairAnswer | undefined;
}

/** One statement of an answered pair, and whether it was chosen. */
export function ChosenStatement({ pair, side, answer }: ChosenStatementProps) {
  const t = useTranslations("results.evidence");
  const statement = useTranslations("rheti");
  const chosen = answer?.side === side;
  // The ids of the pairs are the keys of their texts.
  const key = `pairs.${pair.id}.${side}` as "pairs.1.left";
  return (
    <div className={chosen ? "text-ink" : "text-ink-soft"}>
      <p>{statement(key)}</p>
      <p className="flex items-center gap-1 text-sm">
        {chosen && <CheckIcon className="text-accent" />}
        {t(chosen ? (answer.strong ? "strongly" : "chosen") : "other")}
      </p>
    </div>
  );
}
