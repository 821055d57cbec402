import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { StateKey } from "../domain/color-states";
import type { PersonalityType } from "../domain/types";
import { fetchBlocks, fetchState } from "./requests";

/** Asks even when the browser thinks that it is offline: a failure is shown, an endless wait is not. */
const networkMode = "always";

/** The two blocks of a type, in a language; the former language's texts stay until the new ones are there. */
export function blocksQueryOptions(type: PersonalityType, locale: string) {
  return queryOptions({
    queryKey: ["blocks", type, locale],
    queryFn: () => fetchBlocks(type, locale),
    placeholderData: keepPreviousData,
    networkMode,
  });
}

/** The name of one state for a type, in a language. */
export function stateQueryOptions(state: StateKey, type: PersonalityType, locale: string) {
  return queryOptions({
    queryKey: ["state", type, state, locale],
    queryFn: () => fetchState(state, type, locale),
    placeholderData: keepPreviousData,
    networkMode,
  });
}
