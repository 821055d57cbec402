"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { CURRENT_VERSION, type EditionVersion } from "@/lib/assessment/domain/instrument/edition";

export interface EditionWordsProps {
  readonly version: EditionVersion;
  /** Shown until the words are there. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

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
