import { useLocale, useTranslations } from "next-intl";
import { isMeasured, type RunRecord } from "@/lib/assessment/domain/run-record";
import { standingOf } from "@/lib/reports/domain/bands";
import { longDate } from "../long-date";
import { ChangesView } from "./changes-view";

function Run({ run }: { run: RunRecord }) {
  const t = useTranslations("reports.runs");
  const display = useTranslations("results.typeDisplay");
  const names = useTranslations("results.typeNames");
  const tag = useLocale();
  const { type, evidence } = run;
  const standing = evidence && standingOf(evidence, type);
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr_1fr]">
      <p className="text-ink-soft">{longDate(run.completedAt, tag)}</p>
      <p className="font-semibold">{display(`${type}`)}</p>
      {evidence && standing ? (
        <p className="text-sm">
          {t("tenths", { tenths: standing.tenths })}, {t("otherwise", { type: names(`${standing.other}`) })}
          <br />
          <span className="text-ink-soft">{t("circles", { count: evidence.circularTriads })}</span>
        </p>
      ) : (
        <p className="text-ink-soft text-sm">{t("sample")}</p>
      )}
    </li>
  );
}

/** The completed assessments, latest first, and what changed between two of them. */
export function RunsView({ runs }: { runs: readonly RunRecord[] }) {
  const t = useTranslations("reports.runs");
  const measured = runs.filter(isMeasured);
  return (
    <section aria-labelledby="runs-title" className="grid gap-4">
      <h2 id="runs-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <ol aria-label={t("caption")} className="grid border-line border-t">
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ol>
      <p className="text-ink-soft text-sm">{t("circlesNote")}</p>
      {measured.length > 1 && <ChangesView runs={measured} />}
    </section>
  );
}
