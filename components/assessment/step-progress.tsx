"use client";

import { useTranslations } from "next-intl";
import { STEPS, type StepId } from "@/lib/assessment/domain/steps";

interface StepProgressProps {
  readonly current: StepId | "results";
  readonly complete: readonly StepId[];
}

/** The five steps in a row: which are done, and where one is. */
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
              <span className={`mt-1 block truncate text-xs ${here ? "text-ink" : "text-ink-soft max-sm:sr-only"}`}>
                {t(id)}
                {done && <span className="sr-only"> ({t("done")})</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
