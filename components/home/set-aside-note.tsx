"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { countAnswers, keptUntil } from "@/lib/assessment/domain/run/set-aside";
import { formatLongDate } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";

/** How the last try to throw away, or to take that back, stands; `limit` is what the server says of a limit. */
type Change = { readonly phase: "idle" | "pending" } | { readonly phase: "failed"; readonly limit: string | null };

/** Throws away what is set aside, or takes that back. */
function useThrowAway() {
  const { setAside, store } = useAssessmentRun();
  const [change, setChange] = useState<Change>({ phase: "idle" });
  async function toggle() {
    setChange({ phase: "pending" });
    setChange(
      await (setAside ? store.throwAway() : store.undoThrowAway()).then(
        () => ({ phase: "idle" }) as const,
        (error) => ({ phase: "failed", limit: limitSentence(error) }) as const,
      ),
    );
  }
  return { change, toggle };
}

interface SetAsideNoteProps {
  readonly place?: "before" | "after";
  /** The run was brought back. */
  onBroughtBack?(): void;
}

/**
 * Says that an unfinished run gave way to this one, or that answers came after this one was completed, until when they
 * are kept, and brings them back, or throws them away, with one tap: beside the pairs before them while none is
 * answered, from the first answer on after them, where it is not in the way.
 */
export function SetAsideNote({ place, onBroughtBack }: SetAsideNoteProps) {
  const { run, setAside, thrownAway, store } = useAssessmentRun();
  const t = useTranslations("steps.setAside");
  const owned = useTranslations("reports.owned");
  const tag = useLocale();
  const { change, toggle } = useThrowAway();
  const about = setAside ?? thrownAway;
  if (!about || (place && (place === "before") !== (countAnswers(run) === 0))) return null;
  const until = formatLongDate(new Date(keptUntil(about)).toISOString(), tag) ?? "";
  const { late } = about;
  const kept = late ? t("late", { count: late, until }) : t("text", { count: countAnswers(about.run), until });
  return (
    <Alert>
      <p>{setAside ? kept : t(late ? "lateDeleted" : "deleted")}</p>
      <div className="flex flex-wrap gap-3">
        {setAside && (
          <Button
            variant="secondary"
            onClick={() => {
              store.bringBack();
              onBroughtBack?.();
            }}
          >
            {t(late ? "lateStart" : "bringBack")}
          </Button>
        )}
        {/* One button for both, so that whoever deleted by key finds the way back under it. */}
        <Button
          variant={setAside ? "ghost" : "secondary"}
          className={setAside ? "text-danger" : ""}
          busy={change.phase === "pending"}
          onClick={() => void toggle()}
        >
          {setAside ? t("delete") : owned("undo")}
        </Button>
      </div>
      {change.phase === "failed" && <p role="alert">{change.limit ?? owned("failed")}</p>}
    </Alert>
  );
}
