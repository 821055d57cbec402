"use client";

import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@/components/layout/language-provider";
import { QueryProvider } from "@/components/layout/query-provider";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { fetchEssence } from "@/lib/reports/client/reports";

function FetchedEssence({ type }: { type: PersonalityType }) {
  const { locale } = useLanguage();
  const { data } = useQuery({
    queryKey: ["essence", type, locale],
    queryFn: () => fetchEssence(type, locale),
    networkMode: "always",
  });
  // The line keeps its place while it is fetched, and without a connection.
  return <p className="result-essence">{data}</p>;
}

/** The type in one sentence: the very line under the title of its report. */
export function EssenceLine({ type }: { type: PersonalityType }) {
  return (
    <QueryProvider>
      <FetchedEssence type={type} />
    </QueryProvider>
  );
}
