"use client";

import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import type { Filters } from "@/lib/analytics/domain/filters";
import { STAGES } from "@/lib/analytics/domain/stages";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { INSTINCTS } from "@/lib/assessment/domain/instrument/instincts";
import { isReportType } from "@/lib/assessment/domain/instrument/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/instrument/types";
import { localeInfo } from "@/lib/platform/i18n/locales";

/** Numbers, shares, days, periods and lists in the language of the page. */
export function useFormatters() {
  const { info } = useLanguage();
  const t = useTranslations("admin.analytics");
  const whole = new Intl.NumberFormat(info.tag);
  const percent = new Intl.NumberFormat(info.tag, { style: "percent", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(info.tag, { dateStyle: "medium", timeZone: "UTC" });
  // The long form of Urdu holds a Latin comma.
  const parts = new Intl.ListFormat(info.tag, { type: "unit", style: "short" });
  const day = (iso: string) => date.format(new Date(iso));
  return {
    whole: (value: number) => whole.format(value),
    percent: (value: number) => percent.format(value),
    day,
    list: (names: readonly string[]) => parts.format(names),
    /** A share of a base; where the base is small, that it is. */
    share: (count: number, base: number) => (base < MIN_SAMPLE ? t("few", { base }) : percent.format(count / base)),
    period: ({ from, to }: Filters) => {
      if (from && to) return t("period.between", { from: day(from), to: day(to) });
      if (from) return t("period.from", { from: day(from) });
      return to ? t("period.to", { to: day(to) }) : t("period.all");
    },
  };
}

/** The names of what is counted; a value without a name is shown as stored. */
export function useLabels() {
  const types = useTranslations("results.typeNames");
  const states = useTranslations("tower.states");
  const tokens = useTranslations("tower.tokens");
  const kinds = useTranslations("reports.kinds");
  const stages = useTranslations("admin.analytics.funnel.stages");
  return {
    type: (key: string | number) => {
      const type = Number(key);
      return isPersonalityType(type) ? `${type} ${types(`${type}`)}` : String(key);
    },
    state: (key: string) => {
      const state = COLOR_STATES.find((each) => each === key);
      return state ? states(state) : key;
    },
    instinct: (key: string) => {
      const instinct = INSTINCTS.find((each) => each === key);
      return instinct ? tokens(instinct) : key;
    },
    stage: (key: string) => {
      const stage = STAGES.find((each) => each === key);
      return stage ? stages(stage) : key;
    },
    theme: (key: string) => (isReportType(key) ? kinds(key) : key),
    language: (key: string) => localeInfo(key).name,
  };
}
