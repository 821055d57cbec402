"use client";

import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";

export interface BarRow {
  readonly label: string;
  readonly values: readonly number[];
  /** Its own colour, as CSS writes it; the series then differ by strength. */
  readonly color?: string;
}

/** The colours of first, second and third series: each has enough contrast with the ground and with its neighbour. */
const SERIES_COLORS = ["var(--accent)", "var(--info)", "var(--line-strong)"];

/** The first line is the one to compare with. */
const LINE_COLORS = ["var(--line-strong)", "var(--info)", "var(--accent)"];

/** How strong the later series are where each row has a colour of its own. */
const LATER_STRENGTH = 0.45;

interface ChartProps {
  rows: readonly BarRow[];
  dir: "ltr" | "rtl";
  /** Bars lie beside their names; columns stand above them. */
  horizontal?: boolean;
}

const AXIS = { tick: { fill: "var(--ink-soft)", fontSize: 12 }, tickLine: false, axisLine: false } as const;
const MARGIN = { top: 8, bottom: 0, left: 8, right: 8 } as const;
/** The figure runs left to right in every language, so each name carries the direction of its own. */
const isolateDirection = (label: string, dir: ChartProps["dir"]) => (dir === "rtl" ? `\u2067${label}\u2069` : label);
const toChartData = (rows: readonly BarRow[], dir: ChartProps["dir"]) =>
  rows.map(({ label, values }) => ({
    label: isolateDirection(label, dir),
    ...Object.fromEntries(values.map((value, at) => [`v${at}`, value])),
  }));

/** Bars on a common scale, as high as their box, as all charts here; what they show stands in the table beside them. */
export function BarsChart({ rows, dir, horizontal = false }: ChartProps) {
  const rtl = dir === "rtl";
  const series = rows[0]?.values.length ?? 1;
  const names = { ...AXIS, dataKey: "label" };
  const counts = { ...AXIS, type: "number", allowDecimals: false } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={toChartData(rows, dir)}
        layout={horizontal ? "vertical" : "horizontal"}
        accessibilityLayer={false}
        margin={MARGIN}
      >
        <CartesianGrid stroke="var(--line)" vertical={horizontal} horizontal={!horizontal} />
        {horizontal ? (
          <>
            <XAxis {...counts} reversed={rtl} />
            <YAxis {...names} type="category" width={120} orientation={rtl ? "right" : "left"} interval={0} />
          </>
        ) : (
          <>
            <XAxis {...names} reversed={rtl} minTickGap={12} />
            <YAxis {...counts} width={44} orientation={rtl ? "right" : "left"} />
          </>
        )}
        {Array.from({ length: series }, (_, at) => (
          <Bar key={at} dataKey={`v${at}`} stackId="all" fill={SERIES_COLORS[at]} isAnimationActive={false}>
            {rows.map(
              ({ label, color }) =>
                color && <Cell key={label} fill={color} fillOpacity={at === 0 ? 1 : LATER_STRENGTH} />,
            )}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** A line over time, filled to the ground. */
export function DaysChart({ rows, dir }: ChartProps) {
  const rtl = dir === "rtl";
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={toChartData(rows, dir)} accessibilityLayer={false} margin={MARGIN}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="label" {...AXIS} minTickGap={40} reversed={rtl} />
        <YAxis {...AXIS} width={44} allowDecimals={false} orientation={rtl ? "right" : "left"} />
        <Area dataKey="v0" stroke="var(--accent)" strokeWidth={2} fill="var(--accent-soft)" isAnimationActive={false} />
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** Shares from 0 to 1, a line for each series. */
export function LinesChart({ rows, dir }: ChartProps) {
  const rtl = dir === "rtl";
  const series = rows[0]?.values.length ?? 1;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={toChartData(rows, dir)} accessibilityLayer={false} margin={MARGIN}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="label" {...AXIS} minTickGap={12} reversed={rtl} />
        <YAxis
          domain={[0, 1]}
          tickFormatter={(share: number) => `${Math.round(100 * share)}%`}
          {...AXIS}
          width={44}
          orientation={rtl ? "right" : "left"}
        />
        {Array.from({ length: series }, (_, at) => (
          <Line key={at} dataKey={`v${at}`} stroke={LINE_COLORS[at]} strokeWidth={2} isAnimationActive={false} />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
