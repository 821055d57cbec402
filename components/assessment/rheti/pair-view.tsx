import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, useId } from "react";
import { CheckIcon } from "@/components/ui/icons";
import type { Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";
import type rheti from "@/messages/en/rheti.json";

interface StatementButtonProps {
  side: Side;
  chosen: boolean;
  strong: boolean;
  onTap(): void;
  children: ReactNode;
}

/** One statement of a pair; once chosen it says what a second tap does. */
function StatementButton({ side, chosen, strong, onTap, children }: StatementButtonProps) {
  const t = useTranslations("rhetiStep");
  const id = useId();
  return (
    <button
      type="button"
      data-side={side}
      data-strong={chosen && strong}
      aria-pressed={chosen}
      aria-labelledby={`${id}-text`}
      aria-describedby={chosen ? `${id}-note` : undefined}
      onClick={onTap}
      className="choice flex scroll-mb-52 flex-col justify-between gap-3 @2xl:min-h-52 data-[strong=true]:[box-shadow:inset_0_0_0_3px_var(--accent)]"
    >
      <span id={`${id}-text`} className="font-serif text-xl">
        {children}
      </span>
      <span id={`${id}-note`} className="flex min-h-7 items-center gap-2 text-sm font-semibold text-accent">
        {chosen && (
          <>
            <span className="flex">
              <CheckIcon />
              {strong && <CheckIcon className="-ms-2" />}
            </span>
            {t(strong ? "strong" : "chosen")}
          </>
        )}
      </span>
    </button>
  );
}

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
