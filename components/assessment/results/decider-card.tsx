import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon, CheckIcon } from "@/components/ui/icons";
import type { Card } from "@/lib/assessment/domain/instrument/cards";

interface DeciderCardProps {
  readonly card: Card;
  /** Indices into the card's types, in the order in which they are shown. */
  readonly order: readonly number[];
  /** The choice that stands; null where none was made. */
  readonly chosen: number | null;
  /** 1 for the first. */
  readonly place: number;
  readonly count: number;
  /** With the index of the option in the card's types. */
  onChoose(index: number): void;
  /** Absent on the first scene. */
  onBack?: (() => void) | undefined;
}

/** One extra scene with its two options; the focus goes to its text. */
export function DeciderCard({ card, order, chosen, place, count, onChoose, onBack }: DeciderCardProps) {
  const t = useTranslations("results.decider");
  const step = useTranslations("heroStep");
  const scene = useTranslations("hero.cards");
  const prompt = useRef<HTMLHeadingElement>(null);
  useEffect(() => prompt.current?.focus(), [card.id]);
  // The ids of the cards and the numbers of their types are the keys of their texts.
  const text = (key: string) => scene(`${card.id}.${key}` as "targeted_1v2_001.prompt");
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">{t("place", { place, count })}</p>
      <h3 ref={prompt} tabIndex={-1} className="text-xl">
        {text("prompt")}
      </h3>
      {order.map((index) => (
        <button
          key={index}
          type="button"
          className="choice flex items-start justify-between gap-3"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {text(`options.${card.types[index]}`)}
          {index === chosen && <CheckIcon className="mt-1 text-accent" />}
        </button>
      ))}
      <div className="flex flex-wrap justify-between gap-3">
        {onBack && (
          <Button variant="ghost" size="sm" className="min-h-11" onClick={onBack}>
            {t("takeBack")}
          </Button>
        )}
        {chosen !== null && (
          <Button variant="secondary" size="sm" className="ms-auto min-h-11" onClick={() => onChoose(chosen)}>
            {step("keep")}
            <ArrowForwardIcon />
          </Button>
        )}
      </div>
    </div>
  );
}
