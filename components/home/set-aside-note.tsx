"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { countAnswers, keptUntil } from "@/lib/assessment/domain/run/set-aside";
import { formatLongDate } from "@/lib/platform/format-date";

interface SetAsideNoteProps {
  readonly place?: "before" | "after";
  /** The run was brought back. */
  onBroughtBack?(): void;
}

/**
 * Says that an unfinished run gave way to this one, or that answers came after this one was completed, until when they
 * are kept, and brings them back with one tap: beside the pairs before them while none is answered, from the first
 * answer on after them, where it is not in the way.
 */
export function SetAsideNote({ place, onBroughtBack }: SetAsideNoteProps) {
  const { run, setAside, store } = useAssessmentRun();
  const t = useTranslations("steps.setAside");
  const tag = useLocale();
  if (!setAside || (place && (place === "before") !== (countAnswers(run) === 0))) return null;
  const until = formatLongDate(new Date(keptUntil(setAside)).toISOString(), tag) ?? "";
  const { late } = setAside;
  return (
    <Alert>
      <p>{late ? t("late", { count: late, until }) : t("text", { count: countAnswers(setAside.run), until })}</p>
      <Button
        variant="secondary"
        onClick={() => {
          store.bringBack();
          onBroughtBack?.();
        }}
      >
        {t(late ? "lateStart" : "bringBack")}
      </Button>
    </Alert>
  );
}
