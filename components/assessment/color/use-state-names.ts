"use client";

import { useQueries } from "@tanstack/react-query";
import { stateQueryOptions } from "@/lib/assessment/client/step-queries";
import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/color-states";
import type { PersonalityType } from "@/lib/assessment/domain/types";

/** A state's own name for the type: undefined while it is fetched, null when that failed. */
export type StateNames = Readonly<Record<StateKey, string | null | undefined>>;

/** Asks the server for the names of the five states, each by itself. */
export function useStateNames(type: PersonalityType, locale: string): StateNames {
  const results = useQueries({ queries: COLOR_STATES.map((state) => stateQueryOptions(state, type, locale)) });
  const names = COLOR_STATES.map((state, index) => {
    const result = results[index];
    return [state, result?.isPending ? undefined : result?.data?.state || null] as const;
  });
  return Object.fromEntries(names) as Record<StateKey, string | null | undefined>;
}
