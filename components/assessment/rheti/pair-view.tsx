import { useTranslations } from "next-intl";
import type { Ref } from "react";
import type { PairAnswer } from "@/lib/assessment/domain/answers";
import type { Side } from "@/lib/assessment/domain/pairs";
import type rheti from "@/messages/en/rheti.json";
import { StatementButton } from "./statement-button";

type PairTextId = keyof (typeof rheti)["pairs"];

const SIDES: readonly Side[] = ["left", "right"];

export interface PairViewProps {
  /** The id of the pair, 1 to 36. */
  pair: number;
  answer: PairAnswer | undefined;
  /** The line under the question, where one is needed. */
  hint: string | null;
  onTap(side: Side): void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The question and the two statements: side by side where there is room, else the left one above. */
export function PairView({ pair, answer, hint, onTap, headingRef }: PairViewProps) {
  const t = useTranslations("rhetiStep");
  const texts = useTranslations("rheti");
  const textId = String(pair) as PairTextId;
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="text-2xl focus:outline-none @2xl:text-3xl">
        <span className="eyebrow mb-1 block font-sans">{t("pair", { id: pair })}</span> {t("question")}
      </h1>
      {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
      <div key={pair} className="mt-5 grid animate-[rise_200ms_var(--ease)] gap-3 @2xl:grid-cols-2 @2xl:gap-5">
        {SIDES.map((side) => (
          <StatementButton
            key={side}
            side={side}
            chosen={answer?.side === side}
            strong={answer?.strong ?? false}
            onTap={() => onTap(side)}
          >
            {texts(`pairs.${textId}.${side}`)}
          </StatementButton>
        ))}
      </div>
    </>
  );
}
