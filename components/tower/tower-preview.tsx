"use client";

import { useTranslations } from "next-intl";
import type { StateKey } from "@/lib/assessment/domain/color-states";
import { BlockStack, type TowerBlock } from "./block-stack";
import { EnergyDistribution, type TokenCounts } from "./energy-distribution";
import { colorShares, type Distribution } from "./gradient-stops";
import { STATE_COLORS } from "./state-colors";
import { StoneTower } from "./stone-tower";
import { TOWER_STEPS } from "./stones";

export interface TowerPreviewProps {
  title: string;
  mode?: "gradient" | "blocks";
  /** None, one or two; the first is the primary one. */
  states: readonly StateKey[];
  /** Percentages of the two states; 50/50 unless given. */
  distribution?: Distribution;
  /** For mode "blocks", the lowest first. */
  blocks?: readonly TowerBlock[];
  /** Shows the energy panel. */
  tokens?: TokenCounts;
  /** How many of the five steps are done, 0 to 5: as many stones are laid. */
  level?: number;
  /** The names of the states, where they differ from the general ones. */
  stateLabels?: Partial<Record<StateKey, string>>;
}

const STATUS = ["statusNone", "statusOne", "statusTwo"] as const;
const NO_BLOCKS: readonly TowerBlock[] = [];

/** The tower in the colours of the chosen states, with what it says in words. */
export function TowerPreview(props: TowerPreviewProps) {
  const { title, mode = "gradient", states, distribution, blocks = NO_BLOCKS, tokens, stateLabels } = props;
  const t = useTranslations("tower");
  const shares = colorShares(states, distribution);
  const built = Math.min(TOWER_STEPS, Math.max(0, Math.round(props.level ?? TOWER_STEPS)));
  const status = t(STATUS[Math.min(states.length, 2)] ?? "statusNone");
  return (
    <section className="tower" aria-label={title}>
      <h2 className="tower-title">{title}</h2>
      {mode === "blocks" ? (
        <BlockStack {...{ blocks, shares }} alternative={t("blocksAlternative", { title, count: blocks.length })} />
      ) : (
        <StoneTower level={built} shares={shares} alternative={t("alternative", { title, status, built })} />
      )}
      <p role="status" className="tower-status">
        {status}
      </p>
      {shares.length > 0 && (
        <ul className="tower-shares">
          {shares.map(({ state, percent }) => (
            <li key={state}>
              <span className="swatch" style={{ backgroundColor: STATE_COLORS[state] }} aria-hidden="true" />
              {t("share", { state: stateLabels?.[state] ?? t(`states.${state}`), percent })}
            </li>
          ))}
        </ul>
      )}
      <p className="tower-caption">{t(shares.length === 2 ? "captionChosen" : "captionChoose")}</p>
      {tokens && <EnergyDistribution tokens={tokens} />}
    </section>
  );
}
