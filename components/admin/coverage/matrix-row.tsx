// biome-ignore-all lint/a11y/useSemanticElements: rows that scroll virtually cannot be those of a native table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a heading of a table is read, not operated.
import "./coverage.css";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Badge } from "@/components/ui/badge";
import { CheckIcon, CloseIcon } from "@/components/ui/icons";
import type { CoverageRow } from "@/lib/content/domain/coverage";

export interface MatrixRowProps {
  row: CoverageRow;
  /** From 0, in the list that is shown. */
  index: number;
  /** Pixels from the start of the list. */
  offset: number;
  onOpen(row: CoverageRow): void;
  onViolations(row: CoverageRow): void;
}

/** Beside what readers do not have: how many reports wanted it, else what is written and waits. */
function useRowNote({ has, demand, drafts }: CoverageRow): string | null {
  const t = useTranslations("admin.coverage");
  if (has) return null;
  if (demand > 0) return t("missed", { count: demand });
  return drafts > 0 ? t("drafts", { count: drafts }) : null;
}

function MatrixRowView({ row, index, offset, onOpen, onViolations }: MatrixRowProps) {
  const t = useTranslations("admin.coverage");
  const state = row.state || t("noState");
  const note = useRowNote(row);
  const place = [row.slug, row.locale, row.type, state, row.role].join(", ");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the first cell is the keyboard's way.
    <div
      role="row"
      aria-rowindex={index + 2}
      className="matrix-row"
      style={{ transform: `translateY(${offset}px)` }}
      onClick={() => onOpen(row)}
    >
      <span role="cell">
        <button type="button" className="matrix-open" aria-label={t("open", { place })}>
          {row.slug}
        </button>
      </span>
      <span role="cell">{row.locale}</span>
      <span role="cell">{row.type}</span>
      <span role="cell">{row.state === "" ? "–" : row.state}</span>
      <span role="cell">{row.role}</span>
      <span role="cell">
        <Badge tone={row.has ? "success" : "danger"} role="img" aria-label={t(row.has ? "yes" : "no")}>
          {row.has ? <CheckIcon /> : <CloseIcon />}
        </Badge>
        {note && <span className="matrix-missed">{note}</span>}
      </span>
      <span role="cell">{row.count}</span>
      <span role="cell">
        {row.violations.length === 0 ? (
          // What is not written keeps no rule and breaks none.
          row.count === 0 ? (
            "–"
          ) : (
            <Badge tone="success">{t("clean")}</Badge>
          )
        ) : (
          <button
            type="button"
            className="badge tone-warning min-h-8"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.stopPropagation();
              onViolations(row);
            }}
          >
            {t("violations", { count: row.violations.length })}
          </button>
        )}
      </span>
    </div>
  );
}

/** One cell of the matrix as a row; a click anywhere in it opens the editor. */
export const MatrixRow = memo(MatrixRowView);
