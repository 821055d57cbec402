"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ReportFirst } from "@/components/account/matches/report-first";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatLongDate } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { fetchPackReports, packReportKeys, savePackReport } from "@/lib/reports/client/reports";

/** The packs that one may make a report of, and the reports that were made of them. */
export const usePackReports = () => useQuery({ queryKey: packReportKeys.list, queryFn: fetchPackReports });

/** Reports about other fields of life: those that can be made, and those that are saved; nothing where there are none. */
export function PackReports() {
  const t = useTranslations("reports.packs");
  const reports = useTranslations("reports");
  const tag = useLocale();
  const client = useQueryClient();
  const { data } = usePackReports();
  const save = useMutation({
    mutationFn: savePackReport,
    onSettled: () => client.invalidateQueries({ queryKey: packReportKeys.list }),
  });
  if (!data || data.packs.length + data.reports.length === 0) return null;
  return (
    <section aria-labelledby="pack-reports" className="grid gap-4">
      <h2 id="pack-reports" className="text-2xl">
        {t("title")}
      </h2>
      {!data.ready && <ReportFirst otherwise={<p className="text-ink-soft">{t("needsResult")}</p>} />}
      {save.isError && <Alert tone="danger">{errorSentence(save.error, t("failed"))}</Alert>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.reports.map(({ id, domain, title, generatedAt, reportUrl }) => (
          <Card as="li" key={id} className="grid content-start gap-3">
            <h3 className="wrap-anywhere text-xl">
              <bdi translate="no">{domain}</bdi>
            </h3>
            <p>
              <bdi translate="no">{title}</bdi>
            </p>
            <p className="text-ink-soft">{reports("generatedOn", { date: formatLongDate(generatedAt, tag) ?? "" })}</p>
            <ButtonLink
              href={reportUrl}
              target="_blank"
              rel="noopener"
              aria-label={t("openNamed", { title: `${domain}: ${title}` })}
            >
              {reports("view")}
            </ButtonLink>
          </Card>
        ))}
        {data.packs.map(({ slug, domain }) => (
          <Card as="li" key={slug} tone="flat" className="grid content-start gap-3">
            <h3 className="wrap-anywhere text-xl">
              <bdi translate="no">{domain}</bdi>
            </h3>
            <Button
              variant="secondary"
              disabled={!data.ready}
              busy={save.isPending && save.variables === slug}
              aria-label={t("makeNamed", { name: domain })}
              onClick={() => save.mutate(slug)}
            >
              {t("make")}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
