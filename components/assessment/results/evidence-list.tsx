import { useTranslations } from "next-intl";
import type { PairAnswers } from "@/lib/assessment/domain/answers";
import type { TypeEvidence } from "@/lib/assessment/domain/profile";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { EvidenceType } from "./evidence-type";

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
