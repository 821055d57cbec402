"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { countAnswers, keptUntil } from "@/lib/assessment/domain/run/set-aside";
import { formatLongDate } from "@/lib/platform/format-date";

/**
 * Says that an unfinished run gave way to this one, until when it is kept, and brings it back with one tap: beside the
 * pairs before them while none is answered, from the first answer on after them, where it is not in the way.
 */
export function SetAsideNote({ place }: { place?: "before" | "after" }) {
  const { run, setAside, store } = useAssessmentRun();
  const t = useTranslations("steps.setAside");
  const tag = useLocale();
  if (!setAside || (place && (place === "before") !== (countAnswers(run) === 0))) return null;
  const until = formatLongDate(new Date(keptUntil(setAside)).toISOString(), tag) ?? "";
  return (
    <Alert>
      <p>{t("text", { count: countAnswers(setAside.run), until })}</p>
      <Button variant="secondary" onClick={() => store.bringBack()}>
        {t("bringBack")}
      </Button>
    </Alert>
  );
}
