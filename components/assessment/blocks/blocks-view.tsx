"use client";

import { useTranslations } from "next-intl";
import { BlockTower } from "@/components/tower/block-tower";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { BlockId } from "@/lib/assessment/domain/instrument/blocks";
import type { ColorSelection } from "@/lib/assessment/domain/instrument/color-selection";
import type { BlockReply } from "@/lib/assessment/schema/step-texts";
import { StepLayout } from "../step-layout";
import { BlockChoice } from "./block-choice";

export interface BlocksViewProps {
  /** None: they could not be fetched, or there are none. */
  blocks: readonly BlockReply[] | "loading";
  selected: BlockId | null;
  retrying?: boolean;
  /** Why they did not come and when to try again, where a limit was met. */
  limit?: string | null;
  /** Whether the choice takes the focus when it appears: after a retry. */
  focusChoice?: boolean;
  states?: ColorSelection["selectedStates"];
  distribution?: ColorSelection["distribution"];
  onSelect(id: BlockId): void;
  onRetry(): void;
  onBack(): void;
  onContinue(): void;
}

/** What the first two steps have laid; the chosen block comes on top. */
const FOUNDATION_STONES = [
  { width: "w-48", height: "h-12" },
  { width: "w-40", height: "h-8" },
];
const CHOSEN_STONE = { width: "w-32", height: "h-12" };

export function BlocksView(props: BlocksViewProps) {
  const { blocks, selected, retrying, limit, focusChoice, states = [], distribution, onSelect, onRetry } = props;
  const t = useTranslations("blocksStep");
  const tc = useTranslations("common");
  const ready = blocks !== "loading" && blocks.length > 0;
  const stones = selected ? [...FOUNDATION_STONES, CHOSEN_STONE] : FOUNDATION_STONES;
  return (
    <StepLayout
      title={t("title")}
      lede={t("lede")}
      aside={<BlockTower title={t("tower")} blocks={stones} {...{ states, distribution }} />}
      onBack={props.onBack}
      forward={
        <Button onClick={props.onContinue} disabled={!selected || !ready}>
          {tc("continue")}
          <ArrowForwardIcon />
        </Button>
      }
    >
      <div role="status" className="empty:hidden">
        {blocks === "loading" && (
          <p className="flex items-center gap-3 text-ink-soft">
            <Spinner />
            {t("loading")}
          </p>
        )}
        {blocks !== "loading" && !ready && (
          <EmptyState
            title={t("none")}
            action={
              <Button variant="secondary" busy={retrying} onClick={onRetry}>
                {tc("retry")}
              </Button>
            }
          >
            <p>{limit ?? t("noneHelp")}</p>
          </EmptyState>
        )}
      </div>
      {ready && <BlockChoice {...{ blocks, selected, onSelect }} focusOnMount={focusChoice} />}
    </StepLayout>
  );
}
