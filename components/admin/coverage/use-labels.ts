"use client";

import { useTranslations } from "next-intl";
import type { Dimension } from "@/lib/content/domain/coverage-view";
import {
  COVERAGE_LOCALES,
  COVERAGE_ROLES,
  COVERAGE_SLUGS,
  COVERAGE_STATES,
  COVERAGE_TYPES,
  NO_STATE,
} from "@/lib/content/domain/dimensions";

/** How a value of a dimension is shown, and which values there are. Names of the content stand as the content has them. */
export function useLabels(slugs: readonly string[]) {
  const t = useTranslations("admin.coverage");
  const label = (name: Dimension, value: string) => (name === "state" && value === NO_STATE ? t("noState") : value);
  const values: Readonly<Record<Dimension, readonly string[]>> = {
    slug: slugs.length > 0 ? slugs : COVERAGE_SLUGS,
    locale: COVERAGE_LOCALES,
    type: COVERAGE_TYPES,
    state: [...COVERAGE_STATES, NO_STATE],
    role: COVERAGE_ROLES,
  };
  const options = (name: Dimension) => values[name].map((value) => ({ value, label: label(name, value) }));
  return { label, options };
}
