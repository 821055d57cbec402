import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { type CardChoices, useCardTexts } from "./hero-cards";

export interface SummaryViewProps {
  choices: CardChoices;
  onChange(): void;
  onContinue(): void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What stands when every scene was answered before. */
export function SummaryView({ choices, onChange, onContinue, headingRef }: SummaryViewProps) {
  const t = useTranslations("heroStep");
  const common = useTranslations("common");
  const texts = useCardTexts();
  return (
    <section className="stack">
      <h1 ref={headingRef} tabIndex={-1} className="text-3xl focus:outline-none">
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
