"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { WaitingInvitation } from "@/components/account/matches/waiting-invitation";
import { useDocumentTitle } from "@/components/layout/use-document-title";
import { useNavigate } from "@/components/layout/use-navigate";
import { TowerPreview } from "@/components/tower/tower-preview";
import type { Theme } from "@/lib/assessment/domain/instrument/report-types";
import { STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { AuthCard } from "./auth-card";
import { useReturningUser } from "./returning-user";
import { TOWER_EXAMPLES } from "./tower-examples";
import { useVisit, type WelcomeSource } from "./use-visit";
import { AUTH_CARD_ID, useHeroText, WelcomeFacts, WelcomeHero } from "./welcome-hero";

/** A finished tower, to show what the steps lead to; each theme has another one. */
function ExampleTower({ theme }: { theme: Theme | null }) {
  const t = useTranslations("welcome");
  const { states, primary } = TOWER_EXAMPLES[theme ?? "default"];
  return (
    <TowerPreview title={t("towerTitle")} states={states} distribution={{ primary, secondary: 100 - primary }}>
      <p className="mt-2 text-center text-[0.9375rem]">{t("towerText")}</p>
    </TowerPreview>
  );
}

export interface WelcomeScreenProps {
  /** The theme that the path names. */
  theme: Theme | null;
  source: WelcomeSource;
}

const FIRST_STEP = "/rheti";

/** The screen that everybody opens first: what this is, and the way in. */
export function WelcomeScreen({ theme: pathTheme, source }: WelcomeScreenProps) {
  const visit = useVisit(pathTheme, source);
  const wording = useHeroText(visit);
  const returning = useReturningUser();
  const navigate = useNavigate();
  const { theme, corporate, reportType, ready } = visit;
  const { user, Panel, leave } = returning;

  useDocumentTitle(wording.title);

  useEffect(() => {
    if (!ready) return;
    // What signs people in is loaded when they send the form.
    import("@/lib/assessment/client/track")
      .then(({ trackStep }) => trackStep({ step: "welcome", label: "reached", data: { reportType } }))
      .catch(() => undefined);
  }, [ready, reportType]);

  function begin() {
    writeStored(STORAGE_KEYS.reportType, reportType);
    navigate(FIRST_STEP);
  }

  const alone = !theme && !corporate;
  const panel = user && Panel && (
    <section id={AUTH_CARD_ID} tabIndex={-1} className={alone ? "mx-auto grid max-w-xl gap-6" : "grid gap-5"}>
      <Panel {...{ user, alone }} onLeft={leave} {...(!alone && { reportType })} />
    </section>
  );
  if (alone && panel)
    return (
      <>
        <WaitingInvitation />
        {panel}
      </>
    );
  return (
    <>
      <WaitingInvitation />
      <div
        data-theme={theme ?? "default"}
        {...(alone && { "data-visitors": "" })}
        className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr]"
      >
        <WelcomeHero {...wording} theme={theme} signedIn={user !== null} />
        {/* Who comes back finds where they stand before what the pages say to everybody. */}
        {panel && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{panel}</div>}
        <div className="grid items-start gap-10 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
          <ExampleTower theme={theme} />
          <WelcomeFacts />
        </div>
        {!panel && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <AuthCard {...{ returning, reportType }} onEntered={begin} />
          </div>
        )}
      </div>
    </>
  );
}
