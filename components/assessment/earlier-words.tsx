"use client";

import { useMessages } from "next-intl";
import type { ReactNode } from "react";
import { FetchedMessages } from "@/components/layout/fetched-messages";
import { QueryProvider } from "@/components/layout/query-provider";
import type { EditionVersion } from "@/lib/assessment/domain/instrument/edition";

export interface EditionWordsProps {
  readonly version: EditionVersion;
  /** Shown until the words are there. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** The namespaces that an edition has of its own; those of an earlier one carry its number. */
const WORDS = ["rheti", "hero"] as const;

/**
 * Fetches the words of an earlier edition, as far as the page shows such words at all, and gives them to what is below.
 * In a file of its own: hardly anybody needs it.
 */
export default function EarlierWords({ version, fallback, children }: EditionWordsProps) {
  const messages = useMessages();
  const names = WORDS.filter((name) => name in messages);
  return (
    <QueryProvider>
      <FetchedMessages files={Object.fromEntries(names.map((name) => [name, `${name}${version}`]))} fallback={fallback}>
        {children}
      </FetchedMessages>
    </QueryProvider>
  );
}
