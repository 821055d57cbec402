"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { Dialog } from "@/components/ui/dialog";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { ProgressBar } from "@/components/ui/progress-bar";
import { consumeNewRunQuestion } from "@/lib/assessment/client/new-run-request";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { accentOf, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { minutesLeft, type OpenRun, type RunStatus, runStatus } from "@/lib/assessment/domain/run/run-status";
import { isWorthKeeping } from "@/lib/assessment/domain/run/set-aside";
import { RESULTS_PATH, resumePath, STEPS } from "@/lib/assessment/domain/run/steps";
import { STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import type { ReportListItem } from "@/lib/reports/schema";
import { useResultBeside } from "./card-facts";
import { FinishedRun } from "./finished-run";
import { LatestResult } from "./latest-result";
import { SetAsideNote } from "./set-aside-note";
import { VersionNote } from "./version-note";

interface NewRunDialogProps {
  /** The run whose answers would be set aside, or which stays as the result that it is. */
  readonly status: Exclude<RunStatus, { kind: "empty" }>;
  readonly setsAside: boolean;
  readonly open: boolean;
  onGoOn(): void;
  onBegin(): void;
  onClose(): void;
}

/** Asks before another run is begun: answers would be set aside, and going on is the first choice; a result is kept. */
function NewRunDialog({ status, setsAside, open, onGoOn, onBegin, onClose }: NewRunDialogProps) {
  const t = useTranslations("home.question");
  const card = useTranslations("home.card");
  const common = useTranslations("common");

  function goOnLabel() {
    if (status.kind === "complete") return card("result");
    return status.step === "rheti" ? t("goOnPair", { place: status.place }) : t("goOn");
  }

  const words = setsAside
    ? { title: t("title", { count: status.answers }), text: t("text") }
    : { title: t("againTitle"), text: t("againText") };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={common("close")}
      footer={
        setsAside ? (
          <>
            <Button variant="secondary" onClick={onBegin}>
              {t("begin")}
            </Button>
            <Button onClick={onGoOn}>{goOnLabel()}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {common("cancel")}
            </Button>
            <Button onClick={onBegin}>{card("begin")}</Button>
          </>
        )
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

const [FIRST_STEP] = STEPS;

/** Where an open run goes on, how long it still takes, and the way there. */
function OpenRunView({ status, onContinue }: { status: OpenRun; onContinue(): void }) {
  const t = useTranslations("home.card");
  const scenes = useTranslations("heroStep");
  const steps = useTranslations("steps");
  const { step, place, all, minutes, percent } = status;
  const title = () => {
    if (step === "rheti") return t("rheti", { place, all });
    return step === "hero-moments" ? scenes("place", { place, count: all }) : steps(step);
  };
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-2xl">{title()}</h2>
        <p className="text-ink-soft">
          {t("minutes", { minutes })} {t("kept")}
        </p>
      </div>
      <ProgressBar hideLabel label={t("progress")} value={percent} valueText={`${percent}%`} />
      <Button size="lg" wide onClick={onContinue}>
        {t("continue")}
        <ArrowForwardIcon />
      </Button>
    </>
  );
}

/** Nothing is answered yet, in the first run or in one after a finished result; until that is known nothing is claimed. */
function EmptyRunView({ run, onBegin }: { run: AssessmentRun; onBegin(): void }) {
  const t = useTranslations("home.card");
  const { data: latest, isLoading } = useResultBeside();
  return (
    <>
      <div className={classes("grid gap-1", isLoading && "invisible")}>
        <h2 className="text-2xl">{t(latest ? "againTitle" : "beginTitle")}</h2>
        <p className="text-ink-soft">{t(latest ? "againText" : "beginText", { minutes: minutesLeft(run) })}</p>
      </div>
      <Button size="lg" wide onClick={onBegin}>
        {t("begin")}
        <ArrowForwardIcon />
      </Button>
    </>
  );
}

export interface RunCardProps {
  /** What a new run is to be about; the same as the present one unless it is said. */
  readonly reportType?: ReportType;
  /** Nothing is shown while nothing is answered: the screen has its own way to begin. */
  readonly hideEmpty?: boolean;
  /** Asks whether to begin anew as soon as it stands, where another screen led here for that. */
  readonly asksWhenSent?: boolean;
  /** How a report is shared on this screen; without it a link leads to where it is. */
  share?(report: ReportListItem): ReactNode;
}

/**
 * Where the signed-in person stands, and the one way on: to the step at which they stopped, or to their result. A new run
 * begins only after it was asked. Only inside a RunProvider and a QueryProvider.
 */
export function RunCard({ reportType, hideEmpty, asksWhenSent, share }: RunCardProps) {
  const t = useTranslations("home.card");
  const { run, store, setAside, thrownAway } = useAssessmentRun();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const status = runStatus(run);
  const kind = reportType ?? run.reportType.value;
  const setsAside = isWorthKeeping(run);

  function goOn() {
    navigate(status.kind === "open" ? status.path : RESULTS_PATH);
  }
  /** What was brought back goes on at once. */
  function goOnWithStored() {
    navigate(resumePath(store.getSnapshot().run));
  }
  function begin() {
    writeStored(STORAGE_KEYS.reportType, kind);
    // An empty run of this kind will do.
    if (status.kind !== "empty" || run.reportType.value !== kind) store.startNew(kind);
    navigate(FIRST_STEP.path);
  }

  /** An unfinished run and a result are spoken of before. */
  function ask() {
    if (setsAside || run.completedAt !== null) setAsking(true);
    else begin();
  }
  const askIfSent = useEffectEvent(() => {
    if (asksWhenSent && consumeNewRunQuestion() && status.kind !== "empty") ask();
  });
  useEffect(() => askIfSent(), []);

  if (hideEmpty && status.kind === "empty" && !setAside && !thrownAway) return null;
  return (
    <Card as="section" aria-label={t("label")} data-theme={accentOf(run.reportType.value)} className="grid gap-5">
      {status.kind === "empty" && <EmptyRunView run={run} onBegin={begin} />}
      <VersionNote />
      {status.kind === "open" && <OpenRunView status={status} onContinue={goOn} />}
      {status.kind === "complete" && <FinishedRun run={run} share={share} />}
      <LatestResult />
      <SetAsideNote onBroughtBack={goOnWithStored} />
      {status.kind !== "empty" && (
        <Button variant="ghost" wide onClick={ask}>
          {t("startNew")}
        </Button>
      )}
      {status.kind !== "empty" && (
        <NewRunDialog
          {...{ status, setsAside }}
          open={asking}
          onClose={() => setAsking(false)}
          onGoOn={goOn}
          onBegin={begin}
        />
      )}
    </Card>
  );
}
