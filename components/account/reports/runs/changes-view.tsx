"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SmallTower } from "@/components/tower/small-tower";
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
      <div aria-live="polite" className="grid gap-4">
        {earlier && later && earlier !== later ? (
          <>
            <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
              {[earlier, later].map(({ id, type, colors }, at) => (
                <figure key={id} className="grid justify-items-center gap-1">
                  <SmallTower colors={colors} />
                  <figcaption className="text-center text-sm">
                    <span className="block text-ink-soft">{t(at === 0 ? "earlier" : "later")}</span>
                    {display(`${type}`)}
                  </figcaption>
                </figure>
              ))}
            </div>
            <Changes comparison={compareRuns(earlier, later)} />
          </>
        ) : (
          <p>{t("sameRun")}</p>
        )}
      </div>
    </section>
  );
}
