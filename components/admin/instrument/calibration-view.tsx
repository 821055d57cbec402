import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormatters } from "@/components/admin/analytics/display-hooks";
import { Figure, type FigureRow } from "@/components/admin/analytics/figure";
import { Alert } from "@/components/ui/alert";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectField } from "@/components/ui/fields";
import type { CalibrationReport, InstrumentReply } from "@/lib/assessment/schema/instrument";
import { AdoptButton } from "./adopt-dialog";
import { DifferencesTable, MovedTable } from "./calibration-tables";
import { useInstrumentFormats } from "./use-instrument";

/** The verdict in a sentence, and what it rests on. */
function Verdict({ report: { id, runs, comparison }, inUse }: { report: CalibrationReport; inUse: string | null }) {
  const t = useTranslations("admin.instrument.result");
  const { percent } = useFormatters();
  const { places } = useInstrumentFormats();
  const { verdict, gain, gainError, changed } = comparison;
  return (
    <div className="grid justify-items-start gap-3">
      <Alert tone={verdict === "gain" ? "success" : "info"} title={t(`verdict.${verdict}`)}>
        <p>{t("gain", { gain: places(gain), error: places(gainError), runs })}</p>
        <p>{t("changed", { share: percent(changed), people: Math.round(changed * runs), runs })}</p>
      </Alert>
      {id === inUse && <p>{t("inUse")}</p>}
      {id !== inUse && verdict === "gain" && <AdoptButton calibrationId={id} label={t("adopt")} />}
    </div>
  );
}

type Bin = CalibrationReport["comparison"]["curve"]["base"][number];

const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);
/** The bin of a tenth of 0 to 1; the last one holds 1 too. */
const binOf = (bins: readonly Bin[], tenth: number) =>
  bins.find(({ said }) => Math.min(TENTHS.length - 1, Math.floor(TENTHS.length * said)) === tenth);

/** How often the likeliest of held-back answers was given, by how surely it was expected, under both models. */
function Curve({ comparison: { curve } }: { comparison: CalibrationReport["comparison"] }) {
  const t = useTranslations("admin.instrument.result.curve");
  const { percent, whole } = useFormatters();
  const cell = (bin: Bin | undefined) =>
    bin ? t("cell", { found: percent(bin.found), people: whole(bin.people) }) : "–";
  const rows = TENTHS.flatMap((tenth): (FigureRow & { readonly inBoth: boolean })[] => {
    const [base, candidate] = [binOf(curve.base, tenth), binOf(curve.candidate, tenth)];
    const middle = (tenth + 0.5) / TENTHS.length;
    if (!base && !candidate) return [];
    return [
      {
        key: String(tenth),
        label: t("tenth", { from: 10 * tenth, to: 10 * tenth + 10 }),
        values: [candidate?.said ?? middle, base?.found ?? middle, candidate?.found ?? middle],
        cells: [cell(base), cell(candidate)],
        inBoth: base !== undefined && candidate !== undefined,
      },
    ];
  });
  return (
    <Figure
      title={t("title")}
      text={t("text")}
      kind="lines"
      series={[t("exact"), t("base"), t("candidate")]}
      columns={[t("said"), t("base"), t("candidate")]}
      rows={rows.filter(({ inBoth }) => inBoth)}
      listed={rows}
    />
  );
}

/** One calibration: verdict, curve, what moved, and what differs from language to language. */
function Report({ report, inUse }: { report: CalibrationReport; inUse: string | null }) {
  const t = useTranslations("admin.instrument.result");
  return (
    <>
      <Verdict report={report} inUse={inUse} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Curve comparison={report.comparison} />
        <div className="grid min-w-0 content-start gap-3">
          <h3>{t("moved.title")}</h3>
          <p className="text-ink-soft">{t("moved.text", { count: report.comparison.moved.length })}</p>
          {report.comparison.moved.length > 0 && <MovedTable moved={report.comparison.moved} />}
        </div>
      </div>
      <DifferencesTable differences={report.differences} />
    </>
  );
}

/** The latest estimate, or another one that is chosen. */
export function CalibrationView({ instrument: { calibrations, adoptions } }: { instrument: InstrumentReply }) {
  const t = useTranslations("admin.instrument.result");
  const { moment } = useInstrumentFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const report = calibrations.find(({ id }) => id === chosen) ?? calibrations[0];
  if (!report) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <section aria-labelledby="result-title" className="grid min-w-0 gap-6">
      <div className="grid gap-3">
        <h2 id="result-title">{t("title", { date: moment(report.createdAt) })}</h2>
        {calibrations.length > 1 && (
          <SelectField
            label={t("choose")}
            value={report.id}
            onChange={(event) => setChosen(event.target.value)}
            options={calibrations.map(({ id, createdAt, runs }) => ({
              value: id,
              label: t("option", { date: moment(createdAt), runs }),
            }))}
          />
        )}
      </div>
      <Report report={report} inUse={adoptions[0]?.calibrationId ?? null} />
    </section>
  );
}
