import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Button } from "@/components/ui/button";
import type { StepId } from "@/lib/assessment/domain/steps";

export interface MissingStep {
  readonly id: StepId;
  readonly path: string;
  readonly done: number;
  readonly all: number;
}

interface IncompleteViewProps {
  readonly missing: readonly MissingStep[];
  /** The name of the type, where a block was chosen for another one before. */
  readonly blockAgainFor: string | null;
  onStartAgain(): void;
}

/** What is missing before there is a result, each with the way there. */
export function IncompleteView({ missing, blockAgainFor, onStartAgain }: IncompleteViewProps) {
  const t = useTranslations("results.incomplete");
  const step = useTranslations("steps");
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <h1 tabIndex={-1} data-focus-first className="text-3xl outline-none sm:text-4xl">
          {t("title")}
        </h1>
        <p className="lede">{t("text")}</p>
      </header>
      {blockAgainFor && <p>{t("blockAgain", { type: blockAgainFor })}</p>}
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
      <div className="actions">
        <Button variant="secondary" onClick={onStartAgain}>
          {t("startAgain")}
        </Button>
        {missing[0] && (
          <ScreenLink href={missing[0].path} className="btn btn-primary">
            {t("goOn")}
          </ScreenLink>
        )}
      </div>
    </div>
  );
}
