import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields";
import { MatrixTable, type MatrixTableProps } from "./matrix-table";

interface CoverageListProps extends MatrixTableProps {
  /** Whether the rows are those alone that have no published text. */
  readonly onlyMissing: boolean;
  onOnlyMissing(on: boolean): void;
}

/** The matrix as a list, with what readers missed most first where that is chosen, and without what is covered. */
export function CoverageList({ onlyMissing, onOnlyMissing, ...table }: CoverageListProps) {
  const t = useTranslations("admin.coverage");
  const { rows, sort, onSort } = table;
  const mostMissed = sort?.by === "demand";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={mostMissed}
          onClick={() => onSort(mostMissed ? null : { by: "demand", descending: true })}
        >
          {t("mostMissed")} {mostMissed && "✓"}
        </Button>
        <Checkbox
          label={t("onlyMissing")}
          checked={onlyMissing}
          onChange={(event) => onOnlyMissing(event.target.checked)}
        />
      </div>
      {rows.length === 0 ? (
        <p role="status" className="py-10 text-center text-ink-soft">
          {t("nothingMissing")}
        </p>
      ) : (
        <MatrixTable {...table} />
      )}
    </div>
  );
}
