"use client";

import { useCallback, useMemo } from "react";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import {
  type CoverageFilters,
  DIMENSIONS,
  type Dimension,
  SORT_KEYS,
  type Sort,
} from "@/lib/content/domain/coverage-view";
import { NO_STATE } from "@/lib/content/domain/dimensions";

/** What the screen shows of the matrix, as its address says it. */
export interface CoverageView {
  readonly picked: CoverageFilters;
  readonly sort: Sort | null;
  /** Whether the list leaves out what has a published text. */
  readonly onlyMissing: boolean;
  readonly view: "list" | "map";
  readonly down: Dimension;
  readonly across: Dimension;
}

const DEFAULT_LOCALES = ["en"];
/** Stands in the address where nothing is picked although something is by default; and for the text without a state. */
const ALL = "all";
const NONE = "none";
const MISSING = "missing";

function readList(name: Dimension, value: string | null): readonly string[] {
  if (value === null) return name === "locale" ? DEFAULT_LOCALES : [];
  if (value === ALL) return [];
  return value.split(",").map((part) => (name === "state" && part === NONE ? NO_STATE : part));
}

function writeList(name: Dimension, list: readonly string[]): string | null {
  if (list.length === 0) return name === "locale" ? ALL : null;
  const text = list.map((value) => (value === NO_STATE ? NONE : value)).join(",");
  return name === "locale" && text === DEFAULT_LOCALES.join(",") ? null : text;
}

const dimension = (value: string | null, otherwise: Dimension) =>
  DIMENSIONS.find((name) => name === value) ?? otherwise;

function readSort(value: string | null): Sort | null {
  const by = SORT_KEYS.find((name) => name === value?.replace(/^-/, ""));
  return by ? { by, descending: value?.startsWith("-") ?? false } : null;
}

/** The pickers, the order and the form of the matrix, kept in the address. */
export function useCoverageView() {
  const [query, change] = useUrlState();
  const text = query.toString();
  const state = useMemo((): CoverageView => {
    const parameters = new URLSearchParams(text);
    const list = (name: Dimension) => readList(name, parameters.get(name));
    return {
      picked: {
        slug: list("slug"),
        locale: list("locale"),
        type: list("type"),
        state: list("state"),
        role: list("role"),
      },
      sort: readSort(parameters.get("sort")),
      onlyMissing: parameters.get("only") === MISSING,
      view: parameters.get("view") === "map" ? "map" : "list",
      down: dimension(parameters.get("down"), "slug"),
      across: dimension(parameters.get("across"), "type"),
    };
  }, [text]);
  const pick = useCallback(
    (picked: Partial<CoverageFilters>, more: Readonly<Record<string, string | null>> = {}) =>
      change({
        ...Object.fromEntries(
          DIMENSIONS.flatMap((name) => {
            const list = picked[name];
            return list ? [[name, writeList(name, list)]] : [];
          }),
        ),
        ...more,
      }),
    [change],
  );
  const order = (sort: Sort | null) => change({ sort: sort && `${sort.descending ? "-" : ""}${sort.by}` });
  const leaveOut = (covered: boolean) => change({ only: covered ? MISSING : null });
  return { ...state, pick, order, leaveOut, change };
}
