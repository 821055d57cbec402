"use client";

import { lazy, Suspense } from "react";
import { CURRENT_VERSION } from "@/lib/assessment/domain/instrument/edition";
import type { EditionWordsProps } from "./earlier-words";

const EarlierWords = lazy(() => import("./earlier-words"));

/**
 * Gives everything below the statements and scenes that a run was taken with. The page carries those of the present
 * edition; those of an earlier one are fetched.
 */
export function EditionWords(props: EditionWordsProps) {
  if (props.version === CURRENT_VERSION) return props.children;
  return (
    <Suspense fallback={props.fallback}>
      <EarlierWords {...props} />
    </Suspense>
  );
}
