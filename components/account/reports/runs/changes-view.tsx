"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/ui/fields";
import { compareRuns } from "@/lib/assessment/domain/run/compare-runs";
import type { RunWithEvidence } from "@/lib/assessment/domain/run/run-record";
import { formatDateTime } from "@/lib/platform/format-date";
import { Changes } from "./changes";

/** Two of a person's runs, chosen from a list, and what changed between them. At least two runs, latest first. */
export function ChangesView({ runs }: { runs: readonly RunWithEvidence[] }) {
  const t = useTranslations("reports.changes");
  const display = useTranslations("results.typeDisplay");
  const tag = useLocale();
  const [chosen, setChosen] = useState({ earlier: runs[1]?.id, later: runs[0]?.id });
  const find = (id: string | undefined) => runs.find((run) => run.id === id);
  const [earlier, later] = [find(chosen.earlier), find(chosen.later)];
  const options = runs.map(({ id, completedAt, type }) => ({
    value: id,
    label: t("option", { date: formatDateTime(completedAt, { tag }), type: display(`${type}`) }),
  }));
  return (
    <section aria-labelledby="changes-title" className="grid gap-4">
      <h3 id="changes-title" className="text-xl">
        {t("title")}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["earlier", "later"] as const).map((which) => (
          <SelectField
            key={which}
            label={t(which)}
            value={chosen[which]}
            options={options}
            onChange={(event) => setChosen({ ...chosen, [which]: event.target.value })}
          />
        ))}
      </div>
      <div aria-live="polite">
        {earlier && later && earlier !== later ? (
          <Changes comparison={compareRuns(earlier, later)} />
        ) : (
          <p>{t("sameRun")}</p>
        )}
      </div>
    </section>
  );
}
