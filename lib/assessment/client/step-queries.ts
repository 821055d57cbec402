import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { StateKey } from "../domain/instrument/color-selection";
import type { PersonalityType } from "../domain/instrument/types";
import { fetchBlocks, fetchState } from "./requests";

/** Sends the request even when the browser reports that it is offline, so that a failure shows instead of waiting. */
const networkMode = "always";

/** The two blocks of a type in a language; until they are loaded the former language's texts stay. */
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
