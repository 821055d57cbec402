"use client";

import { useEffect } from "react";
import { useDocumentTitle } from "@/components/layout/use-document-title";
import { useNavigate } from "@/components/layout/use-navigate";
import { markNewRun } from "@/lib/assessment/client/begin-run";
import type { Theme } from "@/lib/assessment/domain/report-types";
import { STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { EntryCard } from "./entry-card";
import { ExampleTower } from "./example-tower";
import { useReturningUser } from "./use-returning-user";
import { useVisit, type WelcomeSource } from "./use-visit";
import { useWording } from "./use-wording";
import { WelcomeFacts } from "./welcome-facts";
import { WelcomeHero } from "./welcome-hero";

export interface WelcomeScreenProps {
  /** The theme that the path names. */
  theme: Theme | null;
  source: WelcomeSource;
}

const FIRST_STEP = "/rheti";

/** The screen that everybody opens first: what this is, and the way in. */
export function WelcomeScreen({ theme: pathTheme, source }: WelcomeScreenProps) {
  const visit = useVisit(pathTheme, source);
  const wording = useWording(visit);
  const returning = useReturningUser();
  const navigate = useNavigate();
  const { theme, reportType, ready } = visit;

  useDocumentTitle(wording.title);

  useEffect(() => {
    if (ready) import("./session").then(({ trackArrival }) => trackArrival(reportType)).catch(() => undefined);
  }, [ready, reportType]);

  function begin() {
    writeStored(STORAGE_KEYS.reportType, reportType);
    navigate(FIRST_STEP);
  }

  function beginAgain() {
    markNewRun(reportType);
    begin();
  }

  return (
    <div
      data-theme={theme ?? "default"}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr]"
    >
      <WelcomeHero {...wording} />
      <div className="grid items-start gap-10 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <ExampleTower theme={theme} />
        <WelcomeFacts />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <EntryCard
          {...{ returning, reportType, ready }}
          onEntered={begin}
          onContinue={() => navigate(FIRST_STEP)}
          onStartNew={beginAgain}
        />
      </div>
    </div>
  );
}
