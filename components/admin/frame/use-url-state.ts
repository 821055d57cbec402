"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

type QueryChange = Readonly<Record<string, string | null>>;

/**
 * The query of the address as the screen's state: it outlives a reload and can be handed on as a link.
 * A change of null takes a parameter away; `push` makes a step that the browser's Back takes back.
 * What stands there already makes no step.
 */
export function useUrlState(): [URLSearchParams, (change: QueryChange, how?: "push" | "replace") => void] {
  const query = useSearchParams();
  const change = useCallback((parameters: QueryChange, mode: "push" | "replace" = "replace") => {
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === null || value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href === window.location.href) return;
    window.history[mode === "push" ? "pushState" : "replaceState"](null, "", url);
  }, []);
  return [query, change];
}
