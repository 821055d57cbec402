"use client";

import "./welcome.css";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { WaitingInvitation } from "@/components/account/matches/waiting-invitation";
import type { HomePanelProps } from "@/components/home/home-panel";
import { HomePlace } from "@/components/home/home-place";
import { useDocumentTitle } from "@/components/layout/use-document-title";
import { useNavigate } from "@/components/layout/use-navigate";
import { TowerPreview } from "@/components/tower/tower-preview";
import { classes } from "@/components/ui/classes";
import type { Theme } from "@/lib/assessment/domain/instrument/report-types";
import { STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { AuthCard, type AuthCardProps } from "./auth-card";
import { useReturningUser } from "./returning-user";
import { TOWER_EXAMPLES } from "./tower-examples";
import { useVisit, type WelcomeSource } from "./use-visit";
import { AUTH_CARD_ID, HOME_ID, useHeroText, WelcomeFacts, WelcomeHero } from "./welcome-hero";

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

interface HomeSectionProps extends Pick<AuthCardProps, "returning" | "reportType" | "onEntered"> {
  /** The whole screen is theirs, or the section stands beside what a theme says. */
  readonly alone: boolean;
  readonly leave: HomePanelProps["onLeft"];
}

/**
 * What somebody whom this browser remembers finds, before what the pages say to everybody. Its place is there from the
 * first paint on; where their session turns out to be over, the way in stands in the same place.
 */
function HomeSection({ alone, returning, reportType, leave, onEntered }: HomeSectionProps) {
  const t = useTranslations("welcome.back");
  const Title = alone ? "h1" : "h2";
  const size = alone ? "text-3xl sm:text-4xl" : "text-[1.625rem] leading-(--leading-heading)";

  function title() {
    // A line without words, as high as the one to come.
    if (!("user" in returning)) return <p className={size}>{"\u00a0"}</p>;
    const { firstName: name } = returning.user;
    return <Title className={classes("wrap-anywhere", size)}>{name ? t("title", { name }) : t("titleNoName")}</Title>;
  }

  function content() {
    if (returning.kind === "expired") return <AuthCard {...{ returning, reportType, onEntered }} />;
    if (returning.kind !== "home") return <HomePlace />;
    const { Panel } = returning;
    return <Panel user={returning.user} onLeft={leave} {...(!alone && { reportType })} />;
  }

  return (
    <section id={HOME_ID} tabIndex={-1} className="welcome-home for-known">
      {title()}
      {content()}
    </section>
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
  const { returning, leave } = useReturningUser();
  const navigate = useNavigate();
  const { theme, corporate, reportType, ready } = visit;

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
  const forKnown = returning.kind !== "visitor" && returning.kind !== "loggedOut";
  const forVisitors = returning.kind !== "home" && returning.kind !== "expired";
  const home = forKnown && <HomeSection {...{ alone, returning, reportType, leave }} onEntered={begin} />;
  return (
    <>
      <WaitingInvitation />
      {alone && home}
      {(!alone || forVisitors) && (
        <div data-theme={theme ?? "default"} className={classes("welcome", alone && "for-visitors")}>
          <WelcomeHero {...wording} {...{ theme, forVisitors }} forKnown={forKnown && !alone} />
          {!alone && home}
          <div className="welcome-more">
            <ExampleTower theme={theme} />
            <WelcomeFacts />
          </div>
          {forVisitors && (
            <div className="welcome-side for-visitors">
              <AuthCard id={AUTH_CARD_ID} {...{ returning, reportType }} onEntered={begin} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
