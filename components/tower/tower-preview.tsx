"use client";

import "./tower.css";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { INSTINCTS, type TokenCounts } from "@/lib/assessment/domain/instrument/instincts";
import { colorShares, type Distribution, STATE_COLORS } from "./state-colors";
import { StoneStack, type TowerStone } from "./stone-stack";
import { StoneTower } from "./stone-tower";
import { TOWER_STEPS } from "./stones";

/** Three rows: the area, one dot for each of its tokens, and their number. */
function EnergyDistribution({ tokens }: { tokens: TokenCounts }) {
  const t = useTranslations("tower");
  const id = useId();
  return (
    <section aria-labelledby={id} className="energy">
      <h3 id={id} className="energy-title">
        {t("energy")}
      </h3>
      <dl className="energy-rows">
        {INSTINCTS.map((area) => (
          <div key={area} className="energy-row">
            <dt>{t(`tokens.${area}`)}</dt>
            <dd>
              <span className="energy-dots" aria-hidden="true">
                {Array.from({ length: tokens[area] }, (_, at) => (
                  <span key={at} className="energy-dot" data-dot="" />
                ))}
              </span>
              <span className="energy-count">{tokens[area]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface TowerPreviewProps {
  title: string;
  mode?: "gradient" | "blocks";
  /** None, one or two; the first is the primary one. */
  states: readonly StateKey[];
  /** Percentages of the two states; 50/50 unless given. */
  distribution?: Distribution;
  /** For mode "blocks", the lowest first. */
  blocks?: readonly TowerStone[];
  /** Shows the energy panel. */
  tokens?: TokenCounts;
  /** How many of the five steps are done, 0 to 5: as many stones are laid. */
  level?: number;
  /** The names of the states, where they differ from the general ones. */
  stateLabels?: Partial<Record<StateKey, string>>;
}

const STATUS = ["statusNone", "statusOne", "statusTwo"] as const;
const NO_STONES: readonly TowerStone[] = [];

/** The tower in the colours of the chosen states, with what it says in words. */
export function TowerPreview(props: TowerPreviewProps) {
  const { title, mode = "gradient", states, distribution, blocks = NO_STONES, tokens, stateLabels } = props;
  const t = useTranslations("tower");
  const shares = colorShares(states, distribution);
  const built = Math.min(TOWER_STEPS, Math.max(0, Math.round(props.level ?? TOWER_STEPS)));
  const status = t(STATUS[Math.min(states.length, 2)] ?? "statusNone");
  return (
    <section className="tower" aria-label={title}>
      <h2 className="tower-title">{title}</h2>
      {mode === "blocks" ? (
        <StoneStack {...{ blocks, shares }} alternative={t("blocksAlternative", { title, count: blocks.length })} />
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
