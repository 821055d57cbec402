"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import type { SyncStatus } from "@/lib/assessment/client/run-store";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { minutesLeft, shareDone } from "@/lib/assessment/domain/run/run-status";
import { STEP_IDS, STEPS, type StepId } from "@/lib/assessment/domain/run/steps";
import { MiniTower } from "./milestone";

interface StepProgressProps {
  readonly current: StepId | "results";
  readonly run: AssessmentRun;
}

/** The five steps as one line that fills, as wide as they are long; which are done, where one is, and how long it takes. */
export function StepProgress({ current, run }: StepProgressProps) {
  const t = useTranslations("steps");
  const minutes = minutesLeft(run);
  return (
    <nav aria-label={t("label")} className="flex items-center gap-2">
      {current !== "results" && <MiniTower run={run} />}
      <div className="min-w-0 flex-1">
        <ol className="flex gap-1.5">
          {STEPS.map((step) => (
            <li
              key={step.id}
              aria-current={step.id === current ? "step" : undefined}
              className="min-w-0 basis-0"
              style={{ flexGrow: step.minutes }}
            >
              <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent transition-[inline-size] duration-300"
                  style={{ inlineSize: `${100 * shareDone(step, run)}%` }}
                />
              </span>
              <span className="sr-only">
                {t(step.id)}
                {step.isComplete(run) && ` (${t("done")})`}
              </span>
            </li>
          ))}
        </ol>
        {current !== "results" && (
          <p className="mt-1 flex justify-between gap-3 text-sm text-ink-soft">
            <span aria-hidden="true" className="min-w-0 truncate">
              {t("progress", { step: STEP_IDS.indexOf(current) + 1, total: STEPS.length, name: t(current) })}
            </span>
            {minutes > 0 && <span className="whitespace-nowrap">{t("minutesLeft", { minutes })}</span>}
          </p>
        )}
      </div>
    </nav>
  );
}

export interface SyncNoteProps {
  readonly sync: SyncStatus;
  /** Whole minutes of a pause that the server asked for. */
  readonly pauseMinutes?: number;
  /** Whether what the server lacks outlives the tab. */
  readonly persistent: boolean;
}

const QUIET_STATUSES: readonly SyncStatus[] = ["saved", "saving"];

/** Whether the answers have reached the server, and where they are if not; only what is amiss is shown, the rest is for screen readers. */
export function SyncNote({ sync, pauseMinutes = 0, persistent }: SyncNoteProps) {
  const t = useTranslations("steps");
  const quiet = QUIET_STATUSES.includes(sync);
  return (
    <div className="grid gap-2">
      <div role="status" className={quiet ? "sr-only" : "rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning"}>
        <p>{t(sync === "waiting" && !persistent ? "waitingTab" : sync, { minutes: pauseMinutes })}</p>
        {sync === "signedOut" && (
          <p>
            <ScreenLink href="/login" className="link inline-flex min-h-11 items-center">
              {t("signInAgain")}
            </ScreenLink>
          </p>
        )}
      </div>
      {!persistent && (
        <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning">
          {t("thisTabOnly")}
        </p>
      )}
    </div>
  );
}
