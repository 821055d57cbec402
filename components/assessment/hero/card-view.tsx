import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useRestingPointer } from "@/components/assessment/use-resting-pointer";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon, ArrowForwardIcon, CheckIcon } from "@/components/ui/icons";
import type { Card } from "@/lib/assessment/domain/instrument/cards";
import { useCardTexts } from "./hero-cards";
import { SceneDrawing } from "./scene-drawing";

export interface CardViewProps {
  card: Card;
  /** The place of the card, from 1. */
  number: number;
  count: number;
  /** Indices into `card.types`, in the order in which they are shown. */
  order: readonly number[];
  chosen: number | undefined;
  /** A choice was just made: it stands for a moment, and nothing else can be chosen. */
  locked: boolean;
  onChoose(option: number): void;
  onBack(): void;
  /** Goes on with the choice that stands. */
  onContinue(): void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One scene and its options. */
export function CardView(props: CardViewProps) {
  const { card, number, count, order, chosen, locked, onChoose, onBack, onContinue, headingRef } = props;
  const t = useTranslations("heroStep");
  const common = useTranslations("common");
  const texts = useCardTexts();
  const pointer = useRestingPointer(card.id);
  return (
    <section aria-labelledby="scene">
      <SceneDrawing card={card.id} />
      {number === 1 && <p className="mb-2 text-ink-soft">{t("intro")}</p>}
      <h1 id="scene" ref={headingRef} tabIndex={-1} className="text-2xl focus:outline-none">
        <span className="eyebrow mb-2 block font-sans">{t("place", { place: number, count })}</span>{" "}
        {texts.prompt(card)}
      </h1>
      <ul key={card.id} className="clear-both grid pt-5 animate-[rise_200ms_var(--ease)] gap-2.5" {...pointer}>
        {order.map((option) => (
          <li key={option}>
            <button
              type="button"
              className="choice flex items-start justify-between gap-3"
              aria-pressed={option === chosen}
              disabled={locked && option !== chosen}
              onClick={() => onChoose(option)}
            >
              {texts.option(card, option)}
              {option === chosen && <CheckIcon className="mt-1 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-7 text-sm text-ink-soft">
        {locked && t(number === count ? "lockedLast" : "locked")}
      </p>
      <div className="actions mt-2">
        <Button variant="secondary" className="ms-0" disabled={locked} onClick={onBack}>
          <ArrowBackIcon />
          {common("back")}
        </Button>
        {chosen !== undefined && (
          <Button variant="secondary" disabled={locked} onClick={onContinue}>
            {t("keep")}
            <ArrowForwardIcon />
          </Button>
        )}
      </div>
    </section>
  );
}
