"use client";

import "./result.css";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { QueryProvider } from "@/components/layout/query-provider";
import { ScreenLink } from "@/components/layout/screen-link";
import { EnergyDistribution } from "@/components/tower/energy-distribution";
import { TowerPreview } from "@/components/tower/tower-preview";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { readStored, writeStored } from "@/lib/platform/browser-storage";
import { backoffDelay } from "@/lib/platform/outbox/failure";
import { fetchEssence } from "@/lib/reports/client/reports";
import { Consistency } from "./consistency";
import { EvidenceList } from "./evidence-list";
import { InnerSummary } from "./inner-summary";
import { ProfileTable } from "./profile-table";
import { ResultHeader } from "./result-header";

function FetchedEssence({ type }: { type: PersonalityType }) {
  const { locale } = useLanguage();
  const { data, fetchStatus, failureCount } = useQuery({
    queryKey: ["essence", type, locale],
    queryFn: () => fetchEssence(type, locale),
    retry: true,
    retryDelay: (tries) => backoffDelay(tries + 1, Math.random()),
  });
  // The line keeps its place while it is fetched; where it has to wait for the connection nothing stands there.
  if (data === undefined && (fetchStatus === "paused" || failureCount > 0)) return null;
  return <p className="result-essence">{data}</p>;
}

/** The type in one sentence: the very line under the title of its report. */
function EssenceLine({ type }: { type: PersonalityType }) {
  return (
    <QueryProvider>
      <FetchedEssence type={type} />
    </QueryProvider>
  );
}

export interface ResultViewProps {
  readonly profile: Profile;
  readonly answers: PairAnswers;
  /** The closest flips of the answers; null while they are searched. */
  readonly flips: readonly number[] | null;
  /** The outcome of the extra scenes counts. */
  readonly decided: boolean;
  /** The result of a completed run from the list: nothing in it leads back to answering. */
  readonly kept?: boolean;
  readonly report: ReactNode;
  /** The way to share it. */
  readonly share: ReactNode;
  readonly decider: ReactNode;
  /** How often results are right. */
  readonly trust: ReactNode;
}

/** The tower: after the report on a phone, beside everything on a wide screen. */
function TowerAside({ profile: { colors, tokens } }: { profile: Profile }) {
  const t = useTranslations("results");
  return (
    <aside className="self-start lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <TowerPreview title={t("tower.title")} states={colors.selectedStates} distribution={colors.distribution}>
        <EnergyDistribution tokens={tokens} />
      </TowerPreview>
    </aside>
  );
}

const SEEN_KEY = "resultSeen";

/** Whether this result is seen for the first time in this browser, and not from the list: its parts then settle, once. */
function useMoment(result: string, kept: boolean): boolean {
  const [first, setFirst] = useState({ result, moment: !kept && readStored(SEEN_KEY) !== result });
  if (first.result !== result) setFirst({ result, moment: !kept });
  useEffect(() => {
    if (!kept) writeStored(SEEN_KEY, result);
  }, [result, kept]);
  return first.moment;
}

/** The whole result: the answer, the scenes that could decide it, the report, the nine with the answers behind each, and the figures last. */
export function ResultView({
  profile,
  answers,
  flips,
  decided,
  kept = false,
  report,
  share,
  decider,
  trust,
}: ResultViewProps) {
  const { type, evidence } = profile;
  const t = useTranslations("results");
  const moment = useMoment(`${profile.runId}:${type}`, kept);
  // The answer is drawn first, then what stands below it: worked out together they would hold up the page.
  const later = useDeferredValue(true, false);
  const order = evidence ? rankTypes(evidence.posterior, answers).order : [];
  return (
    <div data-moment={moment} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
      <div className="grid min-w-0 gap-8">
        <ResultHeader
          type={type}
          certainty={evidence && typeCertainty(evidence, type)}
          triads={evidence?.circularTriads ?? 0}
          essence={<EssenceLine type={type} />}
        />
        {later ? (
          <>
            {decider}
            {report}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {share}
              <ScreenLink href="/reports#pairs" className="link inline-flex min-h-11 items-center">
                {t("compare")}
              </ScreenLink>
            </div>
          </>
        ) : (
          // Keeps the foot of the page out of sight, so that nothing in sight moves.
          <div className="min-h-screen" />
        )}
      </div>
      {later && <TowerAside profile={profile} />}
      {later && (
        <div className="grid min-w-0 content-start gap-8">
          {evidence && <EvidenceList type={type} answers={answers} wins={evidence.wins} order={order} />}
          {evidence && <Consistency {...{ type, evidence, flips, decided }} open={!kept} />}
          <InnerSummary profile={profile} />
          {evidence && trust}
          {evidence && <ProfileTable evidence={evidence} order={order} />}
        </div>
      )}
    </div>
  );
}
