import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { type StepCount, stepCount } from "@/lib/assessment/domain/run/run-status";
import { missingSteps, type StepId } from "@/lib/assessment/domain/run/steps";

/** The open steps, with how much of each is done. */
export function missingStepsWithCounts(run: AssessmentRun): readonly MissingStep[] {
  return missingSteps(run).map(({ id, path }) => ({ id, path, ...stepCount(id, run) }));
}

interface MissingStep extends StepCount {
  readonly id: StepId;
  readonly path: string;
}

interface IncompleteViewProps {
  readonly missing: readonly MissingStep[];
  /** The name of the type, where a block was chosen for another one before. */
  readonly typeOfLostBlock: string | null;
  onStartAgain(): void;
}

/** What is missing before there is a result, each with the way there. */
export function IncompleteView({ missing, typeOfLostBlock, onStartAgain }: IncompleteViewProps) {
  const t = useTranslations("results.incomplete");
  const step = useTranslations("steps");
  // There was a result, and there is one again once this choice is made; the way there passes the later steps.
  const blockAlone = typeOfLostBlock !== null && missing.length === 1;
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        {blockAlone && <p className="eyebrow">{t("title")}</p>}
        <h1 tabIndex={-1} data-focus-first className="text-3xl sm:text-4xl">
          {blockAlone ? t("leads", { type: typeOfLostBlock }) : t("title")}
        </h1>
        <p className="lede">{blockAlone ? t("oneLeft") : t("text", { count: missing.length })}</p>
      </header>
      {typeOfLostBlock && !blockAlone && <p>{t("blockAgain", { type: typeOfLostBlock })}</p>}
      <section aria-labelledby="missing-title" className="grid gap-2">
        <h2 id="missing-title" className="text-xl">
          {t("missing")}
        </h2>
        <ul>
          {missing.map(({ id, path, done, all }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b py-2">
              <ScreenLink href={path} className="link inline-flex min-h-11 items-center">
                {step(id)}
              </ScreenLink>
              <span className="text-ink-soft">{t(id, { done, all })}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button variant="secondary" onClick={onStartAgain}>
          {t("startAgain")}
        </Button>
        {missing[0] && (
          <ScreenLink href={missing[0].path} className="btn btn-primary">
            {t(blockAlone ? "chooseBlock" : "goOn")}
          </ScreenLink>
        )}
      </div>
    </div>
  );
}

/** The pairs are answered, and cannot be read: nothing is claimed, and there is a way to answer again. */
export function NotEnoughView({ onAgain }: { onAgain(): void }) {
  const t = useTranslations("results.notEnough");
  return (
    <EmptyState level={1} title={t("title")} action={<Button onClick={onAgain}>{t("again")}</Button>}>
      <p>{t("text")}</p>
    </EmptyState>
  );
}
