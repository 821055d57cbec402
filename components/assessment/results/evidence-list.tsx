import { useTranslations } from "next-intl";
import { type CSSProperties, useState } from "react";
import { ChosenStatement } from "@/components/assessment/chosen-statement";
import { ChevronDownIcon } from "@/components/ui/icons";
import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/scoring/answers";

interface EvidencePairProps {
  readonly pair: Pair;
  /** The type whose evidence this is; its statement comes first. */
  readonly type: PersonalityType;
  readonly answer: PairAnswer | undefined;
}

/** One pair with both statements and the choice. */
function EvidencePair({ pair, type, answer }: EvidencePairProps) {
  const t = useTranslations("results");
  const own: Side = pair.left === type ? "left" : "right";
  const other: Side = own === "left" ? "right" : "left";
  return (
    <li className="grid gap-2 border-line border-t pt-3">
      <p className="text-ink-soft text-sm">
        {t("evidence.against", { id: pair.id, type: t(`typeNames.${pair[other]}`) })}
      </p>
      <ChosenStatement pair={pair} side={own} answer={answer} />
      <ChosenStatement pair={pair} side={other} answer={answer} />
    </li>
  );
}

interface EvidenceTypeProps {
  readonly type: PersonalityType;
  readonly wins: number;
  readonly answers: PairAnswers;
}

const evidenceId = (type: PersonalityType) => `evidence-${type}`;

/** Opens the answers behind a type, and leads there. */
function openEvidence(type: PersonalityType): void {
  const details = document.getElementById(evidenceId(type));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector("summary")?.focus();
}

/** The nine types in their circle, nine at the top; each is a button to the answers behind it. */
function NineCircle({ type: own }: { type: PersonalityType }) {
  const t = useTranslations("results");
  return (
    <ul className="nine-circle">
      {PERSONALITY_TYPES.map((type) => {
        const angle = (type / PERSONALITY_TYPES.length) * 2 * Math.PI;
        const place = { "--across": Math.sin(angle).toFixed(4), "--up": Math.cos(angle).toFixed(4) };
        return (
          <li key={type} className="nine-place" style={place as CSSProperties}>
            <button type="button" aria-current={type === own || undefined} onClick={() => openEvidence(type)}>
              <span className="nine-dot">{type}</span> <span className="nine-label">{t(`typeNames.${type}`)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** One type's score, opening to its eight pairs; they are not rendered before. */
function EvidenceType({ type, wins, answers }: EvidenceTypeProps) {
  const t = useTranslations("results");
  const [opened, setOpened] = useState(false);
  return (
    <details
      id={evidenceId(type)}
      className="group border-line border-b"
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
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
  /** The type of the result. */
  readonly type: PersonalityType;
  readonly answers: PairAnswers;
  readonly wins: TypeEvidence["wins"];
  readonly order: readonly PersonalityType[];
}

/** The nine types in a circle and as a list, each opening to the answers behind its score. */
export function EvidenceList({ type: own, answers, wins, order }: EvidenceListProps) {
  const t = useTranslations("results.evidence");
  return (
    <section aria-labelledby="evidence-title" className="grid gap-3">
      <h2 id="evidence-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <NineCircle type={own} />
      <div>
        {order.map((type) => (
          <EvidenceType key={type} type={type} wins={wins[type]} answers={answers} />
        ))}
      </div>
    </section>
  );
}
