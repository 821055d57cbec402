import { useTranslations } from "next-intl";
import { useFormatters } from "@/components/admin/analytics/display-hooks";
import { Badge } from "@/components/ui/badge";
import { ScrollBox } from "@/components/ui/scroll-box";
import { MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { type PairStats, pairFlags } from "@/lib/analytics/domain/pair-stats";
import { SIMULATED_METHODS, type SimulatedFigures } from "@/lib/analytics/domain/simulated";
import { MAX_SECONDS } from "@/lib/analytics/domain/tally";
import { Statements } from "./calibration-tables";

/** How each pair is answered, and what is wrong with it; where few answered it, that they are few. */
export function PairTable({ pairs }: { pairs: readonly PairStats[] }) {
  const t = useTranslations("admin.analytics.instrument");
  const { whole, percent } = useFormatters();
  const flags = pairFlags(pairs);
  const seconds = (value: number | null) =>
    value === null ? "–" : t(value >= MAX_SECONDS ? "secondsOrMore" : "seconds", { seconds: value });
  return (
    <ScrollBox className="max-h-[32rem] overflow-auto" aria-label={t("pairsTitle")}>
      <table className="table">
        <thead>
          <tr>
            {(["pair", "statements", "answered", "leftShare", "strong", "flips", "median", "flags"] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ id, answered, left, strong, flips, medianSeconds }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <Statements pairId={id} />
              <td>{whole(answered)}</td>
              {answered < MIN_SAMPLE ? (
                <td colSpan={5} className="text-ink-soft">
                  {t("few")}
                </td>
              ) : (
                <>
                  <td>{`${percent(left / answered)} / ${percent(1 - left / answered)}`}</td>
                  <td>{percent(strong / answered)}</td>
                  <td>{percent(flips / answered)}</td>
                  <td>{seconds(medianSeconds)}</td>
                  <td>
                    <span className="flex flex-wrap gap-2">
                      {(flags[id] ?? []).map((flag) => (
                        <Badge key={flag} tone="warning">
                          {t(`flag.${flag}`)}
                        </Badge>
                      ))}
                    </span>
                  </td>
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
