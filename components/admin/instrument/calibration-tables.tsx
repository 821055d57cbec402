import { useTranslations } from "next-intl";
import { useFormatters, useLabels } from "@/components/admin/analytics/display-hooks";
import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/table";
import type { CalibrationReport } from "@/lib/assessment/schema/instrument";
import { useInstrumentFormats } from "./use-instrument";

/** Both statements of a pair, left first. */
export function Statements({ pairId }: { pairId: number }) {
  const statements = useTranslations("rheti.pairs");
  return (
    <td className="min-w-72 text-sm">
      {statements(`${pairId}.left` as "1.left")}
      <br />
      {statements(`${pairId}.right` as "1.right")}
    </td>
  );
}

/** The pairs whose parameters are clearly other than those in use. */
export function MovedTable({ moved }: { moved: CalibrationReport["comparison"]["moved"] }) {
  const t = useTranslations("admin.instrument.result.moved");
  const { logits, plain } = useInstrumentFormats();
  return (
    <Table
      className="max-h-96 overflow-auto"
      label={t("title")}
      columns={[t("pair"), t("statements"), t("bias"), t("discrimination")]}
    >
      {moved.map(({ pairId, bias, biasError, discrimination, discriminationError }) => (
        <tr key={pairId}>
          <th scope="row">{pairId}</th>
          <Statements pairId={pairId} />
          <td>{t("estimate", { value: logits(bias), error: plain(biasError) })}</td>
          <td>{t("estimate", { value: plain(discrimination), error: plain(discriminationError) })}</td>
        </tr>
      ))}
    </Table>
  );
}

const DIFFERENCE_COLUMNS = ["pair", "statements", "language", "difference", "chance", "verdict"] as const;

/** The pairs that are answered differently in a language than people's other answers let expect; flagged ones first. */
export function DifferencesTable({ differences }: { differences: CalibrationReport["differences"] }) {
  const t = useTranslations("admin.instrument.result.differences");
  const { places, logits, plain } = useInstrumentFormats();
  const { whole } = useFormatters();
  const labels = useLabels();
  const flagged = differences.filter((each) => each.flagged).length;
  const rows = [...differences].sort((a, b) => Number(b.flagged) - Number(a.flagged) || a.p - b.p);
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3>{t("title")}</h3>
      <p className="text-ink-soft">{t("text")}</p>
      <p>{differences.length === 0 ? t("tooFew") : t("flagged", { flagged, compared: whole(rows.length) })}</p>
      {rows.length > 0 && (
        <Table
          className="max-h-96 overflow-auto"
          label={t("title")}
          columns={DIFFERENCE_COLUMNS.map((column) => t(column))}
        >
          {rows.map(({ pairId, locale, difference, error, p, flagged: isFlagged }) => (
            <tr key={`${pairId} ${locale}`}>
              <th scope="row">{pairId}</th>
              <Statements pairId={pairId} />
              <td>{labels.language(locale)}</td>
              <td>{t("estimate", { value: logits(difference), error: plain(error) })}</td>
              <td>{places(p)}</td>
              <td>{isFlagged ? <Badge tone="warning">{t("differs")}</Badge> : t("alike")}</td>
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}
