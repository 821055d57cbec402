import { useFormatter, useTranslations } from "next-intl";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { RETAKE_LIMITS, type RunComparison, type StateShare } from "@/lib/assessment/domain/run/compare-runs";

/** What changed between two runs, in words that say what chance alone can do. */
export function Changes({ comparison }: { comparison: RunComparison }) {
  const t = useTranslations("reports.changes");
  const names = useTranslations("results.typeNames");
  const tower = useTranslations("tower");
  const format = useFormatter();
  const { identical: nothing, type, order, pairs, wins, wing, states, tokens } = comparison;
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
  const rows: readonly (readonly [Parameters<typeof t>[0] & `terms.${string}`, readonly string[]])[] = [
    [
      "terms.type",
      [
        t(`type.${type.verdict}`, { from: name(type.from), to: name(type.to) }),
        t("order", { from: three(order.from), to: three(order.to) }),
      ],
    ],
    ["terms.pairs", [t(`pairs.${pairs.verdict}`, { different: pairs.different, typical, limit })]],
    ...(pairs.verdict === "reworded" ? [] : [["terms.wins", movedWins] as const]),
    ["terms.wing", [t(wing.changed ? "wing.changed" : "wing.same", { from: name(wing.from), to: name(wing.to) })]],
    ["terms.states", [t(`states.${states.verdict}`, { from: balance(states.from), to: balance(states.to) })]],
    [
      "terms.tokens",
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
          <dt className="font-semibold">{t(term)}</dt>
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
