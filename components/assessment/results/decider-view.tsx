import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Card as SceneCard } from "@/lib/assessment/domain/instrument/cards";
import type { DeciderRound } from "@/lib/assessment/domain/run/decider-round";
import { DeciderCard } from "./decider-card";
import { DeciderAgreed, DeciderDecided, DeciderOutcome } from "./decider-outcome";

export interface DeciderViewProps {
  readonly round: DeciderRound;
  /** The scene on the screen, from 0; the outcome follows the last one. */
  readonly place: number;
  /** The order in which the options of a card are shown: indices into its types. */
  orderOf(card: SceneCard): readonly number[];
  /** The choice that stands for a card: an index into its types. */
  chosenOf(cardId: string): number | null;
  /** The person has begun; before, the round is only offered. */
  readonly started: boolean;
  /** A report was made from the answers as they are. */
  readonly hasReport: boolean;
  onStart(): void;
  onChoose(cardId: string, index: number): void;
  /** Shows an answered scene again. */
  onBack(cardId: string): void;
  onDecide(accepted: boolean): void;
}

function isOver({ decision, answered, cards }: DeciderRound): boolean {
  return decision === true || (decision === false && answered === cards.length);
}

function titleOf(round: DeciderRound) {
  if (!isOver(round)) return round.binding ? "decider.titleBinding" : "decider.title";
  return round.decision ? "decider.acceptedTitle" : "decider.refusedTitle";
}

/** What the offer says, of the two types that the headline of the result names too. */
function offered({ binding, from, before: { type, runnerUp } }: DeciderRound) {
  if (!binding) return { sentence: "decider.offer", first: type, second: runnerUp } as const;
  if (from !== type) return { sentence: "decider.offerDivided", first: from, second: type } as const;
  return { sentence: "decider.offerBinding", first: type, second: runnerUp } as const;
}

function Offer({ round, hasReport, onStart }: Pick<DeciderViewProps, "round" | "hasReport" | "onStart">) {
  const t = useTranslations("results");
  const { sentence, first, second } = offered(round);
  const names = { first: t(`typeNames.${first}`), second: t(`typeNames.${second}`) };
  const count = round.cards.length;
  return (
    <div className="grid gap-3">
      <p>
        {t(sentence, { ...names, count })} {hasReport && t("decider.saved")}
      </p>
      {round.binding && <p>{t("decider.ownBlock", { type: t(`typeNames.${round.from}`) })}</p>}
      <p>
        <Button onClick={onStart}>{t("decider.start", { count })}</Button>
      </p>
    </div>
  );
}

/** The optional round between two types: offer, scenes one after another, outcome; and the decision, where that comes last. */
export function DeciderView(props: DeciderViewProps) {
  const t = useTranslations("results");
  const { round, place, orderOf, chosenOf, started, onChoose, onBack, onDecide } = props;
  const { cards } = round;
  const card = cards[place];
  const previous = cards[place - 1];
  const back = () => previous && onBack(previous.id);
  return (
    <Card as="section" tone="tinted" aria-labelledby="decider-title" className="grid gap-4">
      <h2 id="decider-title" className="text-2xl">
        {t(titleOf(round))}
      </h2>
      {isOver(round) && round.binding ? (
        <DeciderAgreed round={round} />
      ) : isOver(round) ? (
        <DeciderDecided round={round} accepted={round.decision === true} onDecide={onDecide} />
      ) : !started ? (
        <Offer {...props} />
      ) : card ? (
        <DeciderCard
          card={card}
          order={orderOf(card)}
          chosen={chosenOf(card.id)}
          place={place + 1}
          count={cards.length}
          onChoose={(index) => onChoose(card.id, index)}
          onBack={previous && back}
        />
      ) : (
        <DeciderOutcome round={round} onDecide={onDecide} onBack={back} />
      )}
    </Card>
  );
}
