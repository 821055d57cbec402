import { useTranslations } from "next-intl";
import { useFormatters } from "@/components/admin/analytics/display-hooks";
import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/table";
import { MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { type PairStats, pairFlags } from "@/lib/analytics/domain/pair-stats";
import { SIMULATED_METHODS, type SimulatedFigures } from "@/lib/analytics/domain/simulated";
import { MAX_SECONDS } from "@/lib/analytics/domain/tally";
import { Statements } from "./calibration-tables";

const PAIR_COLUMNS = ["pair", "statements", "answered", "leftShare", "strong", "flips", "median", "flags"] as const;

/** How each pair is answered, and what is wrong with it; where few answered it, that they are few. */
export function PairTable({ pairs }: { pairs: readonly PairStats[] }) {
  const t = useTranslations("admin.analytics.instrument");
  const { whole, percent } = useFormatters();
  const flags = pairFlags(pairs);
  const seconds = (value: number | null) =>
    value === null ? "–" : t(value >= MAX_SECONDS ? "secondsOrMore" : "seconds", { seconds: value });
  return (
    <Table
      className="max-h-[32rem] overflow-auto"
      label={t("pairsTitle")}
      columns={PAIR_COLUMNS.map((column) => t(column))}
    >
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
    </Table>
  );
}

const MEASURES = ["exact", "top2", "top3", "retake"] as const;

/** How often each way of scoring finds the type of simulated people. */
export function SimulatedTable({ figures }: { figures: SimulatedFigures }) {
  const t = useTranslations("admin.analytics.instrument.simulated");
  const { percent } = useFormatters();
  return (
    <Table label={t("title")} columns={[t("method"), ...MEASURES.map((measure) => t(measure))]}>
      {SIMULATED_METHODS.map((method) => (
        <tr key={method}>
          <th scope="row">{t(method)}</th>
          {MEASURES.map((measure) => (
            <td key={measure}>{percent(figures.methods[method][measure])}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
