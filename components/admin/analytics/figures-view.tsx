import { useTranslations } from "next-intl";
import { STATE_COLORS } from "@/components/tower/state-colors";
import { Alert } from "@/components/ui/alert";
import { type DayCount, type Figures, MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { useFormatters, useLabels } from "./display-hooks";
import { Figure, type FigureRow } from "./figure";

/** The colour of a state by its key, which the server sends as a plain word. */
const colorOf = (key: string): string =>
  new Map<string, string>(Object.entries(STATE_COLORS)).get(key) ?? "var(--accent)";

/** The funnel and the pairs, counted from what was recorded. */
function Progress({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.analytics");
  const { whole, share } = useFormatters();
  const labels = useLabels();
  const started = figures.funnel[0]?.count ?? 0;
  const row = (label: string, { key, count }: { key: string; count: number }): FigureRow => ({
    ...{ key, label, values: [count] },
    cells: [whole(count), share(count, started)],
  });
  const furthest = figures.pairs.at(-1)?.count ?? 0;
  return (
    <>
      <Figure
        title={t("funnel.title")}
        text={t("funnel.text", { started, finished: figures.funnel.at(-1)?.count ?? 0 })}
        kind="bars"
        columns={[t("funnel.stage"), t("runs"), t("ofStarted")]}
        rows={figures.funnel.map((count) => row(labels.stage(count.key), count))}
      />
      <Figure
        title={t("pairs.title")}
        text={t("pairs.text", { started, furthest })}
        kind="columns"
        columns={[t("pairs.pair"), t("runs"), t("ofStarted")]}
        rows={figures.pairs.map((count) => row(count.key, count))}
      />
    </>
  );
}

/** How the completed assessments are spread. */
function Distributions({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.analytics");
  const { whole, share, percent } = useFormatters();
  const labels = useLabels();
  const { completed } = figures;
  const counted = (rows: Figures["types"], name: (key: string) => string): readonly FigureRow[] =>
    rows.map(({ key, count }) => ({
      ...{ key, label: name(key), values: [count] },
      cells: [whole(count), share(count, completed)],
    }));
  const roles = (rows: Figures["states"], name: (key: string) => string): readonly FigureRow[] =>
    rows.map(({ key, counts }) => ({ key, label: name(key), values: counts, cells: counts.map(whole) }));
  const leadSentence = (rows: readonly FigureRow[]) => {
    const [top] = [...rows].sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
    // One notice above says so for all.
    if (completed < MIN_SAMPLE || !top) return null;
    return t("lead", { name: `\u2068${top.label}\u2069`, count: top.values[0] ?? 0, all: completed });
  };
  const figure = (what: "types" | "wings" | "themes" | "languages", name: (key: string) => string) => {
    const rows = counted(figures[what], name);
    const columns = [t(`${what}.name`), t("assessments"), t("share")];
    return <Figure title={t(`${what}.title`)} text={leadSentence(rows)} kind="bars" columns={columns} rows={rows} />;
  };
  const states = roles(figures.states, labels.state).map((row) => ({ ...row, color: colorOf(row.key) }));
  const instincts = roles(figures.instincts, labels.instinct);
  const places = [t("instincts.dominant"), t("instincts.secondary"), t("instincts.blind")];
  return (
    <>
      {figure("types", labels.type)}
      {figure("wings", (wing) => wing)}
      <Figure
        title={t("states.title")}
        text={leadSentence(states)}
        kind="bars"
        series={[t("states.first"), t("states.second")]}
        columns={[t("states.name"), t("states.first"), t("states.second")]}
        rows={states}
      />
      <Figure
        title={t("instincts.title")}
        text={leadSentence(instincts)}
        kind="bars"
        series={places}
        columns={[t("instincts.name"), ...places]}
        rows={instincts}
      />
      {figure("themes", labels.theme)}
      {figure("languages", labels.language)}
      <Figure
        title={t("consistency.title")}
        text={
          figures.meanConsistency === null || completed < MIN_SAMPLE
            ? null
            : t("consistency.text", { mean: percent(figures.meanConsistency) })
        }
        kind="columns"
        columns={[t("consistency.name"), t("assessments"), t("share")]}
        rows={counted(figures.consistency, (tenth) => `${tenth}–${Number(tenth) + 10}%`)}
      />
    </>
  );
}

function Days({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.analytics");
  const { whole, day } = useFormatters();
  const counted = figures.days.filter(({ count }) => count > 0);
  const [busiest] = [...counted].sort((a, b) => b.count - a.count);
  const row = ({ day: key, count }: DayCount): FigureRow => ({
    ...{ key, label: day(key), values: [count] },
    cells: [whole(count)],
  });
  return (
    <Figure
      title={t("days.title")}
      text={busiest ? t("days.text", { day: day(busiest.day), count: busiest.count }) : t("days.none")}
      kind="days"
      columns={[t("days.day"), t("assessments")]}
      rows={figures.days.map(row)}
      listed={counted.map(row)}
    />
  );
}

/** Every chart of the dashboard. */
export function FiguresView({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.analytics");
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Progress figures={figures} />
      </div>
      <Days figures={figures} />
      {figures.completed < MIN_SAMPLE && <Alert>{t("fewNotice", { base: figures.completed })}</Alert>}
      <div className="grid gap-4 lg:grid-cols-2">
        <Distributions figures={figures} />
      </div>
    </>
  );
}
