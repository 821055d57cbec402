"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import type { SyncStatus } from "@/lib/assessment/client/run-store";
import { STEP_IDS, STEPS, type StepId } from "@/lib/assessment/domain/run/steps";

interface StepProgressProps {
  readonly current: StepId | "results";
  readonly complete: readonly StepId[];
}

/** The five steps in a row: which are done, and where one is. A phone has room for one name, the present one. */
export function StepProgress({ current, complete }: StepProgressProps) {
  const t = useTranslations("steps");
  return (
    <nav aria-label={t("label")}>
      <ol className="flex gap-2">
        {STEPS.map(({ id }) => {
          const here = id === current;
          const done = complete.includes(id);
          return (
            <li key={id} aria-current={here ? "step" : undefined} className="min-w-0 flex-1">
              <span
                aria-hidden="true"
                className={`block h-1.5 rounded-full ${done ? "bg-accent" : here ? "bg-line-strong" : "bg-line"}`}
              />
              <span className={`mt-1 block text-xs max-sm:sr-only ${here ? "text-ink" : "text-ink-soft"}`}>
                {t(id)}
                {done && <span className="sr-only"> ({t("done")})</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {current !== "results" && (
        <p aria-hidden="true" className="mt-1 text-sm text-ink-soft sm:hidden">
          {t("progress", { step: STEP_IDS.indexOf(current) + 1, total: STEPS.length, name: t(current) })}
        </p>
      )}
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

/** Whether the answers have reached the server, and where they are if not; only what is amiss asks for attention. */
export function SyncNote({ sync, pauseMinutes = 0, persistent }: SyncNoteProps) {
  const t = useTranslations("steps");
  const quiet = QUIET_STATUSES.includes(sync);
  return (
    <div className="grid gap-2">
      <div
        role="status"
        className={quiet ? "text-ink-soft text-xs" : "rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning"}
      >
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
