// biome-ignore-all lint/a11y/useSemanticElements: rows that scroll virtually cannot be those of a native table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a heading of a table is read, not operated.
import "./coverage.css";
import { useTranslations } from "next-intl";
import { type CSSProperties, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/fields";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import { DIMENSIONS, type Dimension, heatMap } from "@/lib/content/domain/coverage-view";
import { useLabels } from "./use-coverage";

export interface HeatMapProps {
  rows: readonly CoverageRow[];
  down: Dimension;
  across: Dimension;
  onPivot(down: Dimension, across: Dimension): void;
  /** A field was chosen: its rows are wanted. */
  onDrill(row: string, column: string): void;
}

/** How much is covered, over any two of the five dimensions. */
export function HeatMap({ rows, down, across, onPivot, onDrill }: HeatMapProps) {
  const t = useTranslations("admin.coverage");
  const { label } = useLabels([]);
  const map = useMemo(() => heatMap(rows, down, across), [rows, down, across]);
  const names = (other: Dimension) =>
    DIMENSIONS.map((value) => ({ value, label: t(`column.${value}`), disabled: value === other }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("view.down")}
          options={names(across)}
          value={down}
          onChange={(event) => onPivot(event.target.value as Dimension, across)}
        />
        <SelectField
          label={t("view.across")}
          options={names(down)}
          value={across}
          onChange={(event) => onPivot(down, event.target.value as Dimension)}
        />
        <Button variant="secondary" onClick={() => onPivot(across, down)}>
          {t("view.swap")}
        </Button>
      </div>
      <p className="text-ink-soft">{t("view.hint")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div className="table-scroll" role="region" aria-label={t("view.map")} tabIndex={0}>
        <table className="table heat">
          <thead>
            <tr>
              <th scope="col">
                {t(`column.${down}`)} / {t(`column.${across}`)}
              </th>
              {map.columns.map((column) => (
                <th key={column} scope="col">
                  {label(across, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map((row) => (
              <tr key={row}>
                <th scope="row">{label(down, row)}</th>
                {map.columns.map((column) => {
                  const { total, covered, violating, demand } = map.cellAt(row, column);
                  const words = {
                    row: label(down, row),
                    column: label(across, column),
                    total,
                    covered,
                    violating,
                    demand,
                  };
                  return (
                    <td key={column}>
                      {total > 0 && (
                        <button
                          type="button"
                          className="heat-field"
                          style={{ "--covered": covered / total } as CSSProperties}
                          aria-label={t("view.cell", words)}
                          onClick={() => onDrill(row, column)}
                        >
                          {t("view.share", { covered, total })}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
