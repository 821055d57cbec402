import { useTranslations } from "next-intl";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { isCappedInWords } from "@/lib/assessment/domain/scoring/wording";
import { useChanceText } from "./use-certainty-words";

interface ProfileTableProps {
  readonly evidence: Pick<TypeEvidence, "posterior" | "wins">;
  /** All nine, the likeliest first. */
  readonly order: readonly PersonalityType[];
}

/** The nine types as bars; the bars stand in the cells of a table, so that both say the same. */
export function ProfileTable({ evidence: { posterior, wins }, order }: ProfileTableProps) {
  const t = useTranslations("results");
  const nine = useTranslations("report.nine");
  const chance = useChanceText();
  const capped = isCappedInWords(Math.max(...order.map((type) => posterior[type])));
  const isOutOfOrder = order.some((type, at) => wins[type] > wins[order[at - 1] ?? type]);
  return (
    <section aria-labelledby="profile-title" className="grid gap-3">
      <h2 id="profile-title" className="text-2xl">
        {t("profile.title")}
      </h2>
      <p className="text-ink-soft">
        {t("profile.text")} {isOutOfOrder && t("profile.outOfOrder")} {capped && nine("capped")}
      </p>
      <table className="table">
        <caption className="sr-only">{t("profile.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("profile.type")}</th>
            <th scope="col" className="w-1/2">
              {t("profile.chance")}
            </th>
            <th scope="col">{t("profile.wins")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((type) => (
            <tr key={type}>
              <th scope="row" className="font-semibold">
                {t(`typeNames.${type}`)}
              </th>
              <td>
                <span className="block">{chance(posterior[type])}</span>
                <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ inlineSize: `${100 * posterior[type]}%` }}
                  />
                </span>
              </td>
              <td className="whitespace-nowrap">{t("profile.winsOf", { wins: wins[type] })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
