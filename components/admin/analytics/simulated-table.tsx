import { useTranslations } from "next-intl";
import { ScrollBox } from "@/components/ui/scroll-box";
import { SIMULATED_METHODS, type SimulatedFigures } from "@/lib/assessment/domain/simulated";
import { useNumbers } from "./use-numbers";

const MEASURES = ["exact", "top2", "top3", "retake"] as const;

/** How often each way of scoring finds the type of simulated people. */
export function SimulatedTable({ figures }: { figures: SimulatedFigures }) {
  const t = useTranslations("admin.analytics.instrument.simulated");
  const { percent } = useNumbers();
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
