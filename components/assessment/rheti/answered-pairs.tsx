import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ChosenStatement } from "@/components/assessment/chosen-statement";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { pairAnswers } from "@/lib/assessment/domain/run/selectors";
import { pairsFromQuery } from "./use-pair-navigation";

/** The pairs that the address names, as they were answered; nothing where it names none. */
export function AnsweredPairs() {
  const t = useTranslations("rhetiStep");
  const { run } = useAssessmentRun();
  const asked = pairsFromQuery(useSearchParams().get("pairs"));
  if (!asked) return null;
  const answers = pairAnswers(run);
  return (
    <ul className="grid gap-4">
      {PAIRS.filter(({ id }) => asked.includes(id)).map((pair) => (
        <li key={pair.id} className="grid gap-2 border-line border-t pt-3">
          <p className="text-ink-soft text-sm">{t("pair", { id: pair.id })}</p>
          <ChosenStatement pair={pair} side="left" answer={answers[pair.id]} />
          <ChosenStatement pair={pair} side="right" answer={answers[pair.id]} />
        </li>
      ))}
    </ul>
  );
}
