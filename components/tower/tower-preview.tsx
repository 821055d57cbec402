"use client";

import "./tower.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { type ColorShare, colorShares, type Distribution, STATE_COLORS } from "./state-colors";
import { StoneTower } from "./stone-tower";
import { TOWER_STEPS } from "./stones";

export interface TowerFrameProps {
  title: string;
  /** None, one or two; the first is the primary one. */
  states: readonly StateKey[];
  /** Percentages of the two states; 50/50 unless given. */
  distribution?: Distribution;
  /** The names of the states, where they differ from the general ones. */
  stateLabels?: Partial<Record<StateKey, string>>;
  /** Its states are being chosen beside it: it says how many are missing, and that it follows. */
  live?: boolean;
  /** Draws the tower in its colours; `status` is what it says of them in words, "" when there are none to speak of. */
  picture(shares: readonly ColorShare[], status: string): ReactNode;
  /** Stands below: the energy panel. */
  children?: ReactNode;
}

const STATUS = ["statusNone", "statusOne", "statusTwo"] as const;

/** A tower in the colours of the chosen states, with what it says in words. */
export function TowerFrame({ title, states, distribution, stateLabels, live, picture, children }: TowerFrameProps) {
  const t = useTranslations("tower");
  const shares = colorShares(states, distribution);
  const inWords = shares.map(({ state, percent }) =>
    t("share", { state: stateLabels?.[state] ?? t(`states.${state}`), percent }),
  );
  const status = live ? t(STATUS[Math.min(states.length, 2)] ?? "statusNone") : inWords.join("; ");
  return (
    <section className="tower" aria-label={title}>
      <h2 className="tower-title">{title}</h2>
      {picture(shares, status)}
      {live && (
        <p role="status" className="tower-status">
          {status}
        </p>
      )}
      {shares.length > 0 && (
        <ul className="tower-shares">
          {shares.map(({ state }, at) => (
            <li key={state}>
              <span className="swatch" style={{ backgroundColor: STATE_COLORS[state] }} aria-hidden="true" />
              {inWords[at]}
            </li>
          ))}
        </ul>
      )}
      {/* With one of two chosen the status asks for the other; the caption does not ask for two again. */}
      {live && <p className="tower-caption">{t(shares.length > 0 ? "captionChosen" : "captionChoose")}</p>}
      {children}
    </section>
  );
}

export interface TowerPreviewProps extends Omit<TowerFrameProps, "picture"> {
  /** How many of the five steps are done, 0 to 5: as many stones are laid. */
  level?: number;
}

/** The tower of five stones. */
export function TowerPreview({ level = TOWER_STEPS, ...frame }: TowerPreviewProps) {
  const t = useTranslations("tower");
  const built = Math.min(TOWER_STEPS, Math.max(0, Math.round(level)));
  const { title } = frame;
  const alternative = (status: string) =>
    status ? t("alternative", { title, status, built }) : t("alternativePlain", { title, built });
  return (
    <TowerFrame
      {...frame}
      picture={(shares, status) => <StoneTower level={built} shares={shares} alternative={alternative(status)} />}
    />
  );
}
