import { useTranslations } from "next-intl";
import { CheckIcon } from "@/components/ui/icons";
import type { Pair, Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";

interface StatementProps {
  readonly pair: Pair;
  readonly side: Side;
  readonly answer: PairAnswer | undefined;
}

function Statement({ pair, side, answer }: StatementProps) {
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

interface EvidencePairProps {
  readonly pair: Pair;
  /** The type whose evidence this is; its statement comes first. */
  readonly type: PersonalityType;
  readonly answer: PairAnswer | undefined;
}

/** One pair with both statements and the choice. */
export function EvidencePair({ pair, type, answer }: EvidencePairProps) {
  const t = useTranslations("results");
  const own: Side = pair.left === type ? "left" : "right";
  const other: Side = own === "left" ? "right" : "left";
  return (
    <li className="grid gap-2 border-line border-t pt-3">
      <p className="text-ink-soft text-sm">
        {t("evidence.against", { id: pair.id, type: t(`typeNames.${pair[other]}`) })}
      </p>
      <Statement pair={pair} side={own} answer={answer} />
      <Statement pair={pair} side={other} answer={answer} />
    </li>
  );
}
