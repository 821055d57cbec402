import { useTranslations } from "next-intl";
import { ScrollBox } from "@/components/ui/scroll-box";
import { MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import type { PairStats } from "@/lib/analytics/domain/pair-stats";
import { SIMULATED_METHODS, type SimulatedFigures } from "@/lib/analytics/domain/simulated";
import { MAX_SECONDS } from "@/lib/analytics/domain/tally";
import { useFormatters } from "./display-hooks";

/** How each pair is answered; where few answered it, that they are few. */
export function PairTable({ pairs }: { pairs: readonly PairStats[] }) {
  const t = useTranslations("admin.analytics.instrument");
  const statements = useTranslations("rheti.pairs");
  const { whole, percent } = useFormatters();
  const seconds = (value: number | null) =>
    value === null ? "–" : t(value >= MAX_SECONDS ? "secondsOrMore" : "seconds", { seconds: value });
  return (
    <ScrollBox className="max-h-[32rem] overflow-auto" aria-label={t("pairsTitle")}>
      <table className="table">
        <thead>
          <tr>
            {(["pair", "statements", "answered", "leftShare", "strong", "flips", "median"] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ id, answered, left, strong, flips, medianSeconds }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td className="min-w-72 text-sm">
                {statements(`${id}.left` as "1.left")}
                <br />
                {statements(`${id}.right` as "1.right")}
              </td>
              <td>{whole(answered)}</td>
              {answered < MIN_SAMPLE ? (
                <td colSpan={4} className="text-ink-soft">
                  {t("few")}
                </td>
              ) : (
                <>
                  <td>{`${percent(left / answered)} / ${percent(1 - left / answered)}`}</td>
                  <td>{percent(strong / answered)}</td>
                  <td>{percent(flips / answered)}</td>
                  <td>{seconds(medianSeconds)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const MEASURES = ["exact", "top2", "top3", "retake"] as const;

/** How often each way of scoring finds the type of simulated people. */
export function SimulatedTable({ figures }: { figures: SimulatedFigures }) {
  const t = useTranslations("admin.analytics.instrument.simulated");
  const { percent } = useFormatters();
  return (
    <ScrollBox aria-label={t("title")}>
      <table className="table">
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("method")}</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {t(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIMULATED_METHODS.map((method) => (
            <tr key={method}>
              <th scope="row">{t(method)}</th>
              {MEASURES.map((measure) => (
                <td key={measure}>{percent(figures.methods[method][measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
