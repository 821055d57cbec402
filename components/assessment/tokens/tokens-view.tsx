"use client";

import { useTranslations } from "next-intl";
import { EnergyDistribution } from "@/components/tower/energy-distribution";
import { TowerPreview } from "@/components/tower/tower-preview";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import type { ColorSelection } from "@/lib/assessment/domain/instrument/color-selection";
import {
  INSTINCTS,
  type Instinct,
  placedTokens,
  TOKEN_COUNT,
  type TokenCounts,
} from "@/lib/assessment/domain/instrument/instincts";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { StepLayout } from "../step-layout";
import { TokenArea } from "./token-area";
import type { BoardNotice } from "./use-token-board";

/** How many tokens are left, always in sight; a refused move says why, and every move is announced. */
function BoardStatus({ counts, notice }: { counts: TokenCounts; notice: BoardNotice | null }) {
  const t = useTranslations("tokensStep");
  const ti = useTranslations("subtypes.instincts");
  const remaining = TOKEN_COUNT - placedTokens(counts);
  const refused = notice?.kind === "full";

  function noticeText({ kind, area }: BoardNotice): string {
    const name = area ? ti(`${area}.name`) : "";
    if (kind === "moved") return t("moved", { area: name, count: area ? counts[area] : 0, remaining });
    if (kind === "undone") return t("undone", { remaining });
    return kind === "empty" ? t("empty", { area: name }) : t(kind);
  }

  return (
    <div className="alert tone-accent top-[min(3.5rem,56px)] z-20 py-1.5! [@media(min-height:36rem)]:sticky">
      <p className="font-semibold">{refused ? t("full") : t("remaining", { count: remaining })}</p>
      <span className="sr-only">
        <span role="status">{notice && <span key={notice.sequence}>{noticeText(notice)}</span>}</span>
      </span>
    </div>
  );
}

/** The type's own text for the area that holds most; both texts where two hold equally many. */
function LeadingArea({ type, counts }: { type: PersonalityType; counts: TokenCounts }) {
  const t = useTranslations("tokensStep");
  const ts = useTranslations("subtypes");
  const most = Math.max(...INSTINCTS.map((area) => counts[area]));
  const leaders = INSTINCTS.filter((area) => counts[area] === most);
  return (
    <section className="card card-tinted stack">
      <h2 className="eyebrow font-sans">{t("leading")}</h2>
      {leaders.length > 1 && <p>{t("tied")}</p>}
      {leaders.map((area) => (
        <div key={area} className="prose">
          <h3 className="text-xl">{ts(`texts.${type}.${area}.title`)}</h3>
          <p className="text-sm text-ink-soft">{ts(`instincts.${area}.name`)}</p>
          <p>{ts(`texts.${type}.${area}.text`)}</p>
        </div>
      ))}
    </section>
  );
}

interface TokensViewProps {
  type: PersonalityType;
  counts: TokenCounts;
  /** The tower keeps the colours of the step before. */
  colors: ColorSelection;
  /** Steps done, 0 to 5. */
  level: number;
  notice: BoardNotice | null;
  canUndo: boolean;
  onAdd(area: Instinct): void;
  onRemove(area: Instinct): void;
  onUndo(): void;
  onStartOver(): void;
  onBack(): void;
  onContinue(): void;
}

export function TokensView(props: TokensViewProps) {
  const { type, counts, colors, level, notice, canUndo, onAdd, onRemove, onUndo, onStartOver } = props;
  const t = useTranslations("tokensStep");
  const tc = useTranslations("common");
  const placed = placedTokens(counts);
  const complete = placed === TOKEN_COUNT;
  return (
    <StepLayout
      title={t("title")}
      lede={t("lede")}
      aside={
        <TowerPreview
          title={t("tower")}
          states={colors.selectedStates}
          distribution={colors.distribution}
          level={level}
        >
          <EnergyDistribution tokens={counts} />
        </TowerPreview>
      }
      onBack={props.onBack}
      forward={
        complete && (
          <Button onClick={props.onContinue}>
            {tc("continue")}
            <ArrowForwardIcon />
          </Button>
        )
      }
    >
      <BoardStatus {...{ counts, notice }} />
      <div className="grid gap-2">
        {INSTINCTS.map((area) => (
          <TokenArea key={area} {...{ area, onAdd, onRemove }} count={counts[area]} full={complete} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" className="aria-disabled:opacity-50" aria-disabled={!canUndo} onClick={onUndo}>
          {t("undo")}
        </Button>
        <Button
          variant="ghost"
          className="aria-disabled:opacity-50"
          aria-disabled={placed === 0}
          onClick={placed === 0 ? undefined : onStartOver}
        >
          {t("startOver")}
        </Button>
      </div>
      {complete && <LeadingArea {...{ type, counts }} />}
    </StepLayout>
  );
}
