"use client";

import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { FEW } from "@/lib/analytics/domain/figures";
import type { Filters } from "@/lib/analytics/domain/filters";

/** Numbers, shares, days, periods and lists in the language of the page. */
export function useNumbers() {
  const { info } = useLanguage();
  const t = useTranslations("admin.analytics");
  const whole = new Intl.NumberFormat(info.tag);
  const percent = new Intl.NumberFormat(info.tag, { style: "percent", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(info.tag, { dateStyle: "medium", timeZone: "UTC" });
  // The long form of Urdu holds a Latin comma.
  const parts = new Intl.ListFormat(info.tag, { type: "unit", style: "short" });
  const day = (given: string) => date.format(new Date(given));
  return {
    whole: (value: number) => whole.format(value),
    percent: (value: number) => percent.format(value),
    day,
    list: (names: readonly string[]) => parts.format(names),
    /** A share of a base; where the base is small, that it is. */
    share: (count: number, base: number) => (base < FEW ? t("few", { base }) : percent.format(count / base)),
    period: ({ from, to }: Filters) => {
      if (from && to) return t("period.between", { from: day(from), to: day(to) });
      if (from) return t("period.from", { from: day(from) });
      return to ? t("period.to", { to: day(to) }) : t("period.all");
    },
  };
}
