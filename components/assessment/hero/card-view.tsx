import "./scene.css";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { useRestingPointer } from "@/components/assessment/use-resting-pointer";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon, ArrowForwardIcon, CheckIcon } from "@/components/ui/icons";
import type { Card } from "@/lib/assessment/domain/instrument/cards";
import { useCardTexts } from "./hero-cards";

/** A few lines for each scene, on a field of 96 x 72: a table, a train in the fields, a speech, a call at night. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  general_001: (
    <>
      <path d="M12 52h72M20 52v12M76 52v12" />
      <path d="M36 52a12 10 0 0 1 24 0M48 40v-3" />
      <path d="M24 52V36M72 52V36" />
      <path className="scene-tint" d="M24 34c-3-3-2-6 0-9 2 3 3 6 0 9ZM72 34c-3-3-2-6 0-9 2 3 3 6 0 9Z" />
    </>
  ),
  general_002: (
    <>
      <path d="M6 58h84M14 64h14M40 64h20M70 64h12" />
      <path d="M18 56V32a6 6 0 0 1 6-6h44c8 0 14 10 14 22v8Z" />
      <path className="scene-tint" d="M26 34h12v9H26ZM44 34h12v9H44ZM62 34h6c4 2 6 5 7 9H62Z" />
      <path d="M8 20c8-8 16-8 24 0M62 16c6-5 12-5 18 0" />
    </>
  ),
  targeted_1v2_001: (
    <>
      <path d="M26 10h34l10 10v44H26Z" />
      <path className="scene-tint" d="M60 10v10h10Z" />
      <path d="M34 28h26M34 36h18M34 44h26M34 52h12" />
      <path d="M56 40c3 3 6 3 9 0M76 44l6-6 5 5-14 15-6 1 1-6Z" />
    </>
  ),
  general_003: (
    <>
      <rect x="34" y="14" width="26" height="48" rx="5" />
      <path d="M44 56h6" />
      <path className="scene-tint" d="M78 12a9 9 0 1 0 8 13 11 11 0 0 1-8-13Z" />
      <path d="M26 28c-4 5-4 15 0 20M19 23c-7 8-7 22 0 30M68 32c3 4 3 9 0 13" />
    </>
  ),
};

/** What a scene looks like, for the eye alone; nothing for a scene that has no drawing. */
function SceneDrawing({ card }: { card: string }) {
  const drawing = DRAWINGS[card];
  if (!drawing) return null;
  return (
    <svg viewBox="0 0 96 72" className="scene-drawing" aria-hidden="true">
      {drawing}
    </svg>
  );
}

interface CardViewProps {
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
      <h1 id="scene" ref={headingRef} tabIndex={-1} className="text-2xl">
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
