import { useTranslations } from "next-intl";
import { ScrollBox } from "@/components/ui/scroll-box";
import { FEW } from "@/lib/analytics/domain/figures";
import type { PairHealth } from "@/lib/analytics/domain/instrument";
import { MOST_SECONDS } from "@/lib/analytics/domain/tally";
import { useNumbers } from "./use-numbers";

/** How each pair is answered; where few answered it, that they are few. */
export function PairTable({ pairs }: { pairs: readonly PairHealth[] }) {
  const t = useTranslations("admin.analytics.instrument");
  const statements = useTranslations("rheti.pairs");
  const { whole, percent } = useNumbers();
  const seconds = (value: number | null) =>
    value === null ? "–" : t(value >= MOST_SECONDS ? "secondsOrMore" : "seconds", { seconds: value });
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
              {answered < FEW ? (
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
