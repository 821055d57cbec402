"use client";

import { useTranslations } from "next-intl";
import { STAGES } from "@/lib/analytics/domain/stages";
import { COLOR_STATES } from "@/lib/assessment/domain/color-states";
import { INSTINCTS } from "@/lib/assessment/domain/instincts";
import { isReportType } from "@/lib/assessment/domain/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/types";
import { localeInfo } from "@/lib/platform/i18n/locales";

/** The names of what is counted; what has none stands as it is kept. */
export function useNames() {
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
