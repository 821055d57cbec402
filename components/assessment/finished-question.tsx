import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Button } from "@/components/ui/button";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { RESULTS_PATH } from "@/lib/assessment/domain/run/steps";

/** In place of a step of a completed run, with what of it was asked for: its answers stand, and whoever wants to change them begins a new run from them. */
export function FinishedQuestion({ children }: { children?: ReactNode }) {
  const t = useTranslations("steps.finished");
  const { store } = useAssessmentRun();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="stack">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {t("title")}
      </h1>
      {children}
      <p className="lede">{t("text")}</p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button variant="secondary" onClick={() => store.changeCompleted()}>
          {t("change")}
        </Button>
        <ScreenLink href={RESULTS_PATH} className="btn btn-primary">
          {t("result")}
        </ScreenLink>
      </div>
    </section>
  );
}
