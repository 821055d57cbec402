"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Card } from "@/components/ui/card";
import { ScrollBox } from "@/components/ui/scroll-box";
import type { BarRow } from "./charts";

const BarsChart = dynamic(() => import("./charts").then(({ BarsChart: Chart }) => Chart), { ssr: false });
const DaysChart = dynamic(() => import("./charts").then(({ DaysChart: Chart }) => Chart), { ssr: false });
const LinesChart = dynamic(() => import("./charts").then(({ LinesChart: Chart }) => Chart), { ssr: false });

export interface FigureRow extends BarRow {
  readonly key: string;
  /** The cells of the table beside the name. */
  readonly cells: readonly ReactNode[];
}

interface FigureProps {
  title: ReactNode;
  /** What it shows, in a sentence; none where too few are counted. */
  text: ReactNode;
  kind: "bars" | "columns" | "days" | "lines";
  rows: readonly FigureRow[];
  /** The rows of the table, where it leaves some out. */
  listed?: readonly FigureRow[];
  columns: readonly ReactNode[];
  /** The names of the series, where there are several. */
  series?: readonly ReactNode[];
}

const SWATCHES = ["bg-accent", "bg-info", "bg-line-strong"];
/** Where each row has a colour of its own, the series differ by strength. */
const STRENGTHS = ["bg-ink", "bg-ink/45"];
const LINE_SWATCHES = ["bg-line-strong", "bg-info", "bg-accent"];

/** How high a chart is, in CSS pixels: known before the chart has been fetched, so that nothing below it moves then. */
function chartHeight({ kind, rows }: Pick<FigureProps, "kind" | "rows">): number {
  if (kind === "bars") return 40 + 34 * rows.length;
  return kind === "lines" ? 280 : 240;
}

/** A chart with a sentence that says what it shows, and the table behind it. */
export function Figure({ title, text, kind, rows, listed = rows, columns, series }: FigureProps) {
  const t = useTranslations("admin.analytics");
  const { info } = useLanguage();
  const id = useId();
  const Chart = kind === "lines" ? LinesChart : kind === "days" ? DaysChart : BarsChart;
  const swatches = kind === "lines" ? LINE_SWATCHES : rows[0]?.color ? STRENGTHS : SWATCHES;
  return (
    <Card as="section" tone="flat" aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {series && (
        <ul className="flex flex-wrap gap-4 text-sm">
          {series.map((name, at) => (
            <li key={swatches[at]} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 rounded-sm ${swatches[at]}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div
        aria-hidden="true"
        dir="ltr"
        className="min-w-0 overflow-hidden"
        style={{ height: chartHeight({ kind, rows }) }}
      >
        <Chart rows={rows} dir={info.dir} horizontal={kind === "bars"} />
      </div>
      <details className="min-w-0">
        <summary id={`${id}-table`} className="link inline-flex min-h-11 items-center">
          {t("asTable")}
        </summary>
        <ScrollBox className="max-h-96 overflow-auto" aria-labelledby={`${id}-table ${id}`}>
          <table className="table">
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.map(({ key, label, cells }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </details>
    </Card>
  );
}
