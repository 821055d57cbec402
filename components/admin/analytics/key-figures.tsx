import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { type Figures, MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { type Filters, selectedValues } from "@/lib/analytics/domain/filters";
import { useFormatters } from "./display-hooks";

function Stat({ name, value, base }: { name: ReactNode; value: ReactNode; base: ReactNode }) {
  return (
    <Card tone="flat" className="grid content-start gap-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-serif text-3xl tabular-nums">{value}</dd>
      <dd className="text-sm text-ink-soft">{base}</dd>
    </Card>
  );
}

/** The five numbers, each with its base and its period. */
export function KeyFigures({ figures, filters }: { figures: Figures; filters: Filters }) {
  const t = useTranslations("admin.analytics.numbers");
  const { whole, share, period: nameOf } = useFormatters();
  const period = nameOf(filters);
  const [started, finished] = [figures.funnel[0]?.count ?? 0, figures.funnel.at(-1)?.count ?? 0];
  const isSmallSample = started < MIN_SAMPLE;
  const [rate, rateBase] = [share(finished, started), t("rateBase", { finished, started, period })];
  const { registered, completed, medianMinutes } = figures;
  const filtersExcludeAccounts = selectedValues(filters).length > 0;
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Stat
        name={t("registered")}
        value={registered === null ? "–" : whole(registered)}
        base={t(filtersExcludeAccounts ? "registeredNone" : "registeredBase", { period })}
      />
      <Stat name={t("started")} value={whole(started)} base={t("startedBase", { period })} />
      <Stat
        name={t("completed")}
        value={whole(completed)}
        base={
          <>
            {t("completedBase", { period })}
            <br />
            {t("recent", { count: figures.recent })}
          </>
        }
      />
      <Stat
        name={t("rate")}
        value={isSmallSample ? "–" : rate}
        base={
          isSmallSample ? (
            <>
              {rate}
              <br />
              {rateBase}
            </>
          ) : (
            rateBase
          )
        }
      />
      <Stat
        name={t("median")}
        value={medianMinutes === null ? "–" : t("minutes", { minutes: medianMinutes })}
        base={t("medianBase", { count: completed, period })}
      />
    </dl>
  );
}
