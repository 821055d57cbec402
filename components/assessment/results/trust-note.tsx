"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryProvider } from "@/components/layout/query-provider";
import { Card } from "@/components/ui/card";
import { fetchMeasuredHits } from "@/lib/assessment/client/requests";
import { type MeasuredHits, measuredValues } from "@/lib/assessment/domain/portraits/figures";

/** How often results are right, in the sentence of the report; null while real people's figure is not known. */
export function TrustView({ measured }: { measured: MeasuredHits | null }) {
  const t = useTranslations("results.trust");
  const method = useTranslations("report.method");
  return (
    <Card as="section" tone="flat" aria-labelledby="trust-title" className="stack">
      <h2 id="trust-title" className="text-2xl">
        {t("title")}
      </h2>
      <p>{measured ? method("measured", measuredValues(measured)) : method("accuracy")}</p>
    </Card>
  );
}

/** Nothing is said before the server has: that nobody knows may not be true any more. */
function FetchedTrust() {
  const { data } = useQuery({ queryKey: ["measured-hits"], queryFn: fetchMeasuredHits, networkMode: "always" });
  return data !== undefined && <TrustView measured={data} />;
}

export function TrustNote() {
  return (
    <QueryProvider>
      <FetchedTrust />
    </QueryProvider>
  );
}
