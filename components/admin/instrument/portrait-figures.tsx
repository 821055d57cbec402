"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormatters, useLabels } from "@/components/admin/analytics/display-hooks";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { Alert } from "@/components/ui/alert";
import { Loading } from "@/components/ui/loading";
import { Table } from "@/components/ui/table";
import { MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { fetchPortraitFigures } from "@/lib/assessment/client/requests";
import {
  type Hits,
  MIN_MEASURED,
  type PortraitFigures,
  wilsonInterval,
} from "@/lib/assessment/domain/portraits/figures";
import { limitSentence } from "@/lib/platform/http/fetch-json";

interface Row extends Hits {
  readonly label: string;
}

/** What a row says of its people; of few, that they are few. */
function HitCells({ chose, hits, said }: Hits) {
  const t = useTranslations("admin.portraits");
  const { percent } = useFormatters();
  if (chose < MIN_SAMPLE) {
    return (
      <td colSpan={3} className="text-ink-soft">
        {t("few", { count: MIN_SAMPLE })}
      </td>
    );
  }
  const { low, high } = wilsonInterval(hits, chose);
  return (
    <>
      <td>{said !== null && percent(said)}</td>
      <td>{percent(hits / chose)}</td>
      <td>{t("between", { low: percent(low), high: percent(high) })}</td>
    </>
  );
}

interface HitTableProps {
  readonly title: string;
  /** What the rows are about. */
  readonly column: string;
  readonly text?: string;
  readonly rows: readonly Row[];
}

/** How often the portrait of the result was chosen, by row, with what was said beforehand and how sure the share is. */
function HitTable({ title, column, text, rows }: HitTableProps) {
  const t = useTranslations("admin.portraits");
  const { whole } = useFormatters();
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h4>{title}</h4>
      {text && <p className="text-ink-soft">{text}</p>}
      <Table label={title} columns={[column, t("chose"), t("said"), t("found"), t("interval")]}>
        {rows.map(({ label, ...hits }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{whole(hits.chose)}</td>
            <HitCells {...hits} />
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** The figures, or that there are none yet. */
function PortraitFiguresView({ figures }: { figures: PortraitFigures }) {
  const t = useTranslations("admin.portraits");
  const labels = useLabels();
  const { share } = useFormatters();
  const { asked, answered, neither, first, all, byKind, byBand, byLanguage } = figures;
  if (asked === 0) return <p>{t("empty")}</p>;
  const kinds = byKind.map(({ kind, ...hits }) => ({ label: t(`kinds.${kind}`), ...hits }));
  const bands = byBand.map(({ band, ...hits }) => ({ label: t(`bands.${band}`), ...hits }));
  const languages = byLanguage.map(({ locale, ...hits }) => ({ label: labels.language(locale), ...hits }));
  return (
    <>
      <p>
        {t("asked", { asked, answered, neither })}{" "}
        {all.chose >= MIN_SAMPLE && t("first", { share: share(first, all.chose) })}
      </p>
      <p>{all.chose < MIN_MEASURED ? t("simulated", { count: MIN_MEASURED }) : t("measured")}</p>
      <HitTable
        title={t("kinds.title")}
        column={t("kinds.column")}
        rows={[{ label: t("kinds.all"), ...all }, ...kinds]}
      />
      <HitTable title={t("bands.title")} column={t("bands.column")} text={t("bands.text")} rows={bands} />
      {languages.length > 0 && (
        <HitTable title={t("languages.title")} column={t("languages.column")} rows={languages} />
      )}
    </>
  );
}

/** What people chose of two portraits without names, beside what their results said. Only inside a QueryProvider. */
export function PortraitFiguresPanel() {
  const t = useTranslations("admin.portraits");
  const { data, error } = useQuery({ queryKey: ["portrait-figures"], queryFn: fetchPortraitFigures });
  useAdminOnly(error);
  return (
    <section aria-labelledby="portraits-title" className="grid min-w-0 gap-4">
      <div>
        <h3 id="portraits-title">{t("title")}</h3>
        <p className="text-ink-soft">{t("text")}</p>
      </div>
      {error ? (
        <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>
      ) : data ? (
        <PortraitFiguresView figures={data} />
      ) : (
        <Loading>{t("loading")}</Loading>
      )}
    </section>
  );
}
