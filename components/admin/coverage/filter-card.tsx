import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { MultiPicker } from "@/components/ui/multi-picker";
import { ProgressBar } from "@/components/ui/progress-bar";
import { type CoverageFilters, DIMENSIONS } from "@/lib/content/domain/coverage-view";
import type { BatchView } from "./use-batch";
import { useLabels } from "./use-coverage";

export interface FilterCardProps {
  picked: CoverageFilters;
  slugs: readonly string[];
  loading: boolean;
  /** What is being drafted or translated; null while nothing is. */
  progress: BatchView | null;
  onPick(picked: Partial<CoverageFilters>): void;
  onDraft(): void;
  onTranslate(): void;
  /** Reads the drafts of the chosen slugs, to publish them together. */
  onReview(): void;
  onRefresh(): void;
  onStop(): void;
}

/** What the words of the pickers and the matrix mean, folded up. */
function Legend() {
  const t = useTranslations("admin.coverage");
  const entries = [
    [t("pick.slug"), t("legend.slugText")],
    [t("legend.atom"), t("legend.atomText")],
    [t("pick.role"), t("legend.roleText")],
    [t("column.violations"), t("legend.violationsText")],
  ];
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("legend.title")}</summary>
      <dl className="grid gap-3 sm:grid-cols-2">
        {entries.map(([word, meaning]) => (
          <div key={word}>
            <dt className="font-semibold">{word}</dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The five pickers and the three buttons. */
export function FilterCard(props: FilterCardProps) {
  const { picked, slugs, loading, progress, onPick, onDraft, onTranslate, onReview, onRefresh, onStop } = props;
  const t = useTranslations("admin.coverage");
  const { info } = useLanguage();
  const { options } = useLabels(slugs);
  const processing = progress !== null;
  return (
    <Card as="section" aria-label={t("filters")} className="mb-6 grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {DIMENSIONS.map((name) => (
          <MultiPicker
            key={name}
            label={t(`pick.${name}`)}
            options={options(name)}
            picked={picked[name]}
            onChange={(values) => onPick({ [name]: values })}
            anyLabel={t("anyValue")}
            addLabel={t("add", { name: t(`pick.${name}`) })}
            allPickedLabel={t("allPicked")}
            removeLabel={({ label }) => t("remove", { value: label })}
            dir={info.dir}
          />
        ))}
      </div>
      <Legend />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDraft} disabled={processing}>
          {t(processing ? "processing" : "draft")}
        </Button>
        <Button variant="secondary" onClick={onTranslate} disabled={processing}>
          {t(processing ? "processing" : "translate")}
        </Button>
        {picked.slug.length > 0 && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={onReview}>
            {t("review.open")}
          </Button>
        )}
        <Button variant="secondary" onClick={onRefresh} busy={loading}>
          {t(loading ? "loading" : "refresh")}
        </Button>
      </div>
      {progress && (
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
          <ProgressBar
            label={t(`progress.${progress.kind}`)}
            value={progress.done}
            max={progress.total}
            valueText={[
              t("progress.done", { done: progress.done, total: progress.total }),
              ...(progress.skipped > 0 ? [t("progress.skipped", { count: progress.skipped })] : []),
            ].join(" · ")}
          />
          <Button variant="secondary" size="sm" onClick={onStop}>
            {t("progress.stop")}
          </Button>
        </div>
      )}
    </Card>
  );
}
