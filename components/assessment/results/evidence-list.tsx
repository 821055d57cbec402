import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChevronDownIcon } from "@/components/ui/icons";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { EvidencePair } from "./evidence-pair";

interface EvidenceTypeProps {
  readonly type: PersonalityType;
  readonly wins: number;
  readonly answers: PairAnswers;
}

/** One type's score, opening to its eight pairs; they are not rendered before. */
function EvidenceType({ type, wins, answers }: EvidenceTypeProps) {
  const t = useTranslations("results");
  const [opened, setOpened] = useState(false);
  return (
    <details className="group border-line border-b" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2">
        {t("evidence.summary", { type: t(`typeNames.${type}`), wins })}
        <ChevronDownIcon className="group-open:rotate-180" />
      </summary>
      {opened && (
        <ul className="grid gap-4 pb-4">
          {PAIRS.filter(({ left, right }) => left === type || right === type).map((pair) => (
            <EvidencePair key={pair.id} pair={pair} type={type} answer={answers[pair.id]} />
          ))}
        </ul>
      )}
    </details>
  );
}

interface EvidenceListProps {
  readonly answers: PairAnswers;
  readonly wins: TypeEvidence["wins"];
  readonly order: readonly PersonalityType[];
}

/** The nine types, each opening to the answers behind its score. */
export function EvidenceList({ answers, wins, order }: EvidenceListProps) {
  const t = useTranslations("results.evidence");
  return (
    <section aria-labelledby="evidence-title" className="grid gap-3">
      <h2 id="evidence-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <div>
        {order.map((type) => (
          <EvidenceType key={type} type={type} wins={wins[type]} answers={answers} />
        ))}
      </div>
    </section>
  );
}
