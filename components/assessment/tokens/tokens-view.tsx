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
import { BoardStatus, LeadingArea } from "./board-status";
import { TokenArea } from "./token-area";
import type { BoardNotice } from "./use-token-board";

export interface TokensViewProps {
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
