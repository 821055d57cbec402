import "./kind-choice.css";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { KindEmblem } from "@/components/report/html/sign";
import { CheckIcon } from "@/components/ui/icons";
import { accentOf, REPORT_TYPES, type ReportType } from "@/lib/assessment/domain/instrument/report-types";

interface KindChoiceProps {
  readonly kind: ReportType;
  /** The kinds of which there is a report from these answers. */
  readonly made: readonly ReportType[];
  readonly disabled: boolean;
  onChoose(kind: ReportType): void;
}

/** The kinds of report as one group of radio buttons, each with its picture and one line. */
export function KindChoice({ kind, made, disabled, onChoose }: KindChoiceProps) {
  const t = useTranslations("results.report");
  const kinds = useTranslations("reports.kinds");
  const themes = useTranslations("report.theme");
  const name = useId();
  return (
    <fieldset disabled={disabled} className="kinds">
      <legend className="mb-2 font-semibold">{t("choose")}</legend>
      <div className="kinds-grid">
        {REPORT_TYPES.map((each) => (
          <label key={each} data-theme={accentOf(each)} className="choice kind">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={each}
              checked={each === kind}
              onChange={() => onChoose(each)}
            />
            <span className="kind-emblem">
              <KindEmblem kind={each} />
            </span>
            <span className="kind-name">{kinds(each)}</span>
            <span className="kind-line">{themes(each)}</span>
            {made.includes(each) && (
              <span className="kind-made">
                <CheckIcon /> {t("made")}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
