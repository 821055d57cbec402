import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { type Figures, MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { coversRecentDays, type Filters, selectedValues } from "@/lib/analytics/domain/filters";
import { useFormatters } from "./display-hooks";

interface StatProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly base: ReactNode;
  /** What it was in as many days before. */
  readonly before?: ReactNode;
}

function Stat({ name, value, base, before }: StatProps) {
  return (
    <Card tone="flat" className="grid content-start gap-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-serif text-3xl tabular-nums">{value}</dd>
      <dd className="text-sm text-ink-soft">{base}</dd>
      {before && <dd className="text-sm">{before}</dd>}
    </Card>
  );
}

interface KeyFiguresProps {
  readonly figures: Figures;
  readonly filters: Filters;
  /** The same of as many days before; null where there is no such time, or while it is on its way. */
  readonly before?: { readonly figures: Figures; readonly filters: Filters } | null;
}

/** The five numbers, each with its base and its period, the counts beside those of as many days before. */
export function KeyFigures({ figures, filters, before = null }: KeyFiguresProps) {
  const t = useTranslations("admin.analytics.numbers");
  const { whole, share, period: nameOf } = useFormatters();
  const period = nameOf(filters);
  const [started, finished] = [figures.funnel[0]?.count ?? 0, figures.funnel.at(-1)?.count ?? 0];
  const isSmallSample = started < MIN_SAMPLE;
  const [rate, rateBase] = [share(finished, started), t("rateBase", { finished, started, period })];
  const { registered, completed, medianMinutes } = figures;
  const beside = (countOf: (of: Figures) => number | null) => {
    const count = before && countOf(before.figures);
    return before && count !== null && t("before", { count, period: nameOf(before.filters) });
  };
  // A period that leaves some of the last days out says nothing of them.
  const isRecentShown = coversRecentDays(filters, new Date().toISOString().slice(0, 10));
  const filtersExcludeAccounts = selectedValues(filters).length > 0;
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Stat
        name={t("registered")}
        value={registered === null ? "–" : whole(registered)}
        base={t(filtersExcludeAccounts ? "registeredNone" : "registeredBase", { period })}
        before={beside((of) => of.registered)}
      />
      <Stat
        name={t("started")}
        value={whole(started)}
        base={t("startedBase", { period })}
        before={beside(({ funnel }) => funnel[0]?.count ?? 0)}
      />
      <Stat
        name={t("completed")}
        value={whole(completed)}
        base={
          <>
            {t("completedBase", { period })}
            {isRecentShown && (
              <>
                <br />
                {t("recent", { count: figures.recent })}
              </>
            )}
          </>
        }
        before={beside((of) => of.completed)}
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
