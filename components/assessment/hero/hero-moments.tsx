"use client";

import { useTranslations } from "next-intl";
import { type Ref, useState } from "react";
import { useFocusOnChange } from "@/components/assessment/use-focus-on-change";
import { useTimer } from "@/components/assessment/use-timer";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import type { EditionVersion } from "@/lib/assessment/domain/instrument/edition";
import { optionOrder } from "@/lib/assessment/domain/scoring/card-order";
import { CardView } from "./card-view";
import { type CardChoices, firstUnansweredCard, useCardTexts } from "./hero-cards";

interface SummaryViewProps {
  choices: CardChoices;
  onChange(): void;
  onContinue(): void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What stands when every scene was answered before. */
function SummaryView({ choices, onChange, onContinue, headingRef }: SummaryViewProps) {
  const t = useTranslations("heroStep");
  const common = useTranslations("common");
  const texts = useCardTexts();
  return (
    <section className="stack">
      <h1 ref={headingRef} tabIndex={-1} className="text-3xl">
        {t("summaryTitle")}
      </h1>
      <p className="lede">{t("summaryText")}</p>
      <ol className="grid gap-3">
        {HERO_CARDS.map((card) => (
          <Card as="li" tone="flat" key={card.id}>
            <p className="text-sm text-ink-soft">{texts.prompt(card)}</p>
            <p className="mt-2 font-semibold">{texts.option(card, choices[card.id] ?? 0)}</p>
          </Card>
        ))}
      </ol>
      <div className="actions">
        <Button variant="secondary" onClick={onChange}>
          {t("change")}
        </Button>
        <Button onClick={onContinue}>
          {common("continue")}
          <ArrowForwardIcon />
        </Button>
      </div>
    </section>
  );
}

/** How long a choice stands before the next card, in milliseconds. */
export const LOCK_MS = 1_000;

interface HeroMomentsProps {
  runId: string;
  version: EditionVersion;
  choices: CardChoices;
  onChoose(cardId: string, option: number): void;
  /** Back from the first card. */
  onBack(): void;
  onDone(): void;
}

/** The scenes, one at a time; who comes back to complete ones sees them together first. */
export function HeroMoments({ runId, version, choices, onChoose, onBack, onDone }: HeroMomentsProps) {
  const [place, setPlace] = useState(() => firstUnansweredCard(choices));
  const [locked, setLocked] = useState(false);
  // A change to a completed run makes a new run: the options on the screen keep their order all the same.
  const [orderSeed] = useState(runId);
  const timer = useTimer();
  const headingRef = useFocusOnChange<HTMLHeadingElement>(place);

  const card = place === null ? undefined : HERO_CARDS[place];
  if (place === null || !card) {
    return <SummaryView choices={choices} onChange={() => setPlace(0)} onContinue={onDone} headingRef={headingRef} />;
  }

  const showNext = (answered: CardChoices) => {
    setLocked(false);
    if (place + 1 < HERO_CARDS.length) return setPlace(place + 1);
    const open = firstUnansweredCard(answered);
    if (open === null) onDone();
    else setPlace(open);
  };
  const choose = (option: number) => {
    if (locked) return;
    onChoose(card.id, option);
    setLocked(true);
    timer.start(() => showNext({ ...choices, [card.id]: option }), LOCK_MS);
  };
  return (
    <CardView
      card={card}
      number={place + 1}
      count={HERO_CARDS.length}
      order={optionOrder(orderSeed, card, version)}
      chosen={choices[card.id]}
      locked={locked}
      onChoose={choose}
      onBack={() => (place === 0 ? onBack() : setPlace(place - 1))}
      onContinue={() => showNext(choices)}
      headingRef={headingRef}
    />
  );
}
