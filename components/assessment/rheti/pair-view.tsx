import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, useId } from "react";
import { useRestingPointer } from "@/components/assessment/use-resting-pointer";
import { CheckIcon } from "@/components/ui/icons";
import type { Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";
import type rheti from "@/messages/en/rheti.json";

interface StatementCardProps {
  side: Side;
  chosen: boolean;
  strong: boolean;
  /** The next pair is about to follow: a line at the foot of the card runs out. */
  leaving: boolean;
  onTap(): void;
  onStrength(strong: boolean): void;
  children: ReactNode;
}

const PART = "relative z-10 min-h-11 rounded-full border border-line-strong px-3 text-sm font-semibold";
const PART_ON = "aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink";

/**
 * One statement of a pair. A tap anywhere on the card takes it, a little; both strengths stand in every card, so that
 * what a tap means is seen before it, and nothing moves.
 */
function StatementCard({ side, chosen, strong, leaving, onTap, onStrength, children }: StatementCardProps) {
  const t = useTranslations("rhetiStep");
  const id = useId();
  const part = (key: "little" | "strongly", pressed: boolean) => (
    <button
      type="button"
      id={`${id}-${key}`}
      aria-pressed={pressed}
      aria-labelledby={`${id}-${key} ${id}-text`}
      onClick={() => onStrength(key === "strongly")}
      className={`${PART} ${PART_ON}`}
    >
      {t(key)}
    </button>
  );
  return (
    <div data-selected={chosen} className="choice pair-card">
      <button
        type="button"
        data-side={side}
        data-strong={chosen && strong}
        aria-pressed={chosen}
        aria-labelledby={`${id}-text`}
        onClick={onTap}
        className="pair-statement"
      >
        <span id={`${id}-text`}>{children}</span>
      </button>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="pair-ring me-auto">
          {chosen && <CheckIcon />}
        </span>
        {part("little", chosen && !strong)}
        {part("strongly", chosen && strong)}
      </span>
      {leaving && <span aria-hidden="true" className="pair-pause" />}
    </div>
  );
}

type PairTextId = keyof (typeof rheti)["pairs"];

const SIDES: readonly Side[] = ["left", "right"];

export interface PairViewProps {
  /** The id of the pair, 1 to 36. */
  pair: number;
  answer: PairAnswer | undefined;
  /** The line under the question; as high for every pair, so that no card moves. */
  hint: string;
  leaving: boolean;
  onTap(side: Side): void;
  onStrength(side: Side, strong: boolean): void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The question and the two statements: side by side where there is room, else the left one above. */
export function PairView({ pair, answer, hint, leaving, onTap, onStrength, headingRef }: PairViewProps) {
  const t = useTranslations("rhetiStep");
  const texts = useTranslations("rheti");
  const pointer = useRestingPointer(pair);
  const textId = String(pair) as PairTextId;
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="pair-question">
        <span className="sr-only">{t("pair", { id: pair })}</span> {t("question")}
      </h1>
      <p className="pair-hint text-sm text-ink-soft">{hint}</p>
      <div key={pair} className="pair-cards" {...pointer}>
        {SIDES.map((side) => (
          <StatementCard
            key={side}
            side={side}
            chosen={answer?.side === side}
            strong={answer?.strong ?? false}
            leaving={leaving && answer?.side === side}
            onTap={() => onTap(side)}
            onStrength={(strong) => onStrength(side, strong)}
          >
            {texts(`pairs.${textId}.${side}`)}
          </StatementCard>
        ))}
      </div>
    </>
  );
}
