"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCertaintyWords } from "@/components/assessment/results/use-certainty-words";
import { SmallTower } from "@/components/tower/small-tower";
import { SelectField } from "@/components/ui/fields";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { compareRuns, RETAKE_LIMITS, type StateShare } from "@/lib/assessment/domain/run/compare-runs";
import type { RunWithEvidence } from "@/lib/assessment/domain/run/run-record";
import { isFirstSketch, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { formatDateTime } from "@/lib/platform/format-date";

/** Which of two runs are first sketches, each with the sentences of its result. */
function useSketches(earlier: RunWithEvidence, later: RunWithEvidence) {
  const t = useTranslations("reports.changes");
  const words = useCertaintyWords();
  return [["earlier", earlier] as const, ["later", later] as const].flatMap(([which, { type, evidence }]) =>
    isFirstSketch(evidence.circularTriads)
      ? [[t(which), [words(type, typeCertainty(evidence, type), evidence.circularTriads)]] as const]
      : [],
  );
}

/** What changed between two runs, in words that say what chance alone can do, and how little a first sketch says. */
function Changes({ earlier, later }: { earlier: RunWithEvidence; later: RunWithEvidence }) {
  const t = useTranslations("reports.changes");
  const names = useTranslations("results.typeNames");
  const tower = useTranslations("tower");
  const format = useFormatter();
  const sketches = useSketches(earlier, later);
  const { identical: nothing, type, order, pairs, wins, wing, states, tokens } = compareRuns(earlier, later);
  if (nothing) return <p>{t("nothing")}</p>;

  const name = (each: PersonalityType) => names(`${each}`);
  const three = (types: readonly PersonalityType[]) => format.list(types.map(name), { type: "unit" });
  const balance = (shares: readonly StateShare[]) =>
    format.list(
      shares.map(({ state, share }) => tower("share", { state: tower(`states.${state}`), percent: share })),
      { type: "unit" },
    );
  const { typicalPairs: typical, pairs: limit } = RETAKE_LIMITS;
  const movedWins =
    wins.length === 0
      ? [t("wins.none")]
      : wins.map(({ type: each, from, to }) => t("wins.moved", { type: name(each), from, to }));
  const rows: readonly (readonly [term: string, sentences: readonly string[]])[] = [
    ...sketches,
    [
      t("terms.type"),
      [
        t(`type.${type.verdict}`, { from: name(type.from), to: name(type.to) }),
        t("order", { from: three(order.from), to: three(order.to) }),
      ],
    ],
    [t("terms.pairs"), [t(`pairs.${pairs.verdict}`, { different: pairs.different, typical, limit })]],
    ...(pairs.verdict === "reworded" ? [] : [[t("terms.wins"), movedWins] as const]),
    [t("terms.wing"), [t(wing.changed ? "wing.changed" : "wing.same", { from: name(wing.from), to: name(wing.to) })]],
    [t("terms.states"), [t(`states.${states.verdict}`, { from: balance(states.from), to: balance(states.to) })]],
    [
      t("terms.tokens"),
      tokens.length === 0
        ? [t("tokens.same")]
        : tokens.map(({ instinct, from, to }) =>
            t("tokens.moved", { instinct: tower(`tokens.${instinct}`), from, to }),
          ),
    ],
  ];
  return (
    <dl className="grid border-line border-t">
      {rows.map(([term, sentences]) => (
        <div key={term} className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="grid gap-1">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
            <Changes earlier={earlier} later={later} />
          </>
        ) : (
          <p>{t("sameRun")}</p>
        )}
      </div>
    </section>
  );
}
