import "./filter-bar.css";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { SearchField } from "@/components/admin/frame/search-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SelectField, TextField } from "@/components/ui/fields";
import { type Filters, isReversed, PERIOD_PRESETS, presetDays } from "@/lib/analytics/domain/filters";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { LOCALES } from "@/lib/platform/i18n/locales";

interface FilterBarProps {
  filters: Filters;
  onChange(name: keyof Filters, value: string): void;
  onPeriod(period: { readonly from: string; readonly to: string }): void;
  onClear(): void;
}

/** The periods that are asked for most, each a button. */
function PeriodPresets({ filters, onPeriod }: Pick<FilterBarProps, "filters" | "onPeriod">) {
  const t = useTranslations("admin.analytics.filters");
  const today = new Date().toISOString().slice(0, 10);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("presets")}</legend>
      {PERIOD_PRESETS.map((preset) => {
        const days = presetDays(preset, today);
        return (
          <Button
            key={preset}
            variant="secondary"
            size="sm"
            aria-pressed={filters.from === days.from && filters.to === days.to}
            onClick={() => onPeriod(days)}
          >
            {t(`preset.${preset}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** What the figures, the table and the export are about. */
export function FilterBar({ filters, onChange, onPeriod, onClear }: FilterBarProps) {
  const t = useTranslations("admin.analytics.filters");
  const types = useTranslations("results.typeNames");
  const kinds = useTranslations("reports.kinds");
  const common = useTranslations("common");
  const sheet = useId();
  const chosen = Object.values(filters).filter((value) => value !== null).length;
  const any = { value: "", label: t("any") };
  const set = (name: keyof Filters) => (event: { target: { value: string } }) => onChange(name, event.target.value);
  return (
    <section aria-label={t("label")} className="grid gap-3">
      <Button variant="secondary" className="sm:hidden" popoverTarget={sheet}>
        {t("open")}
        {chosen > 0 && <Badge>{chosen}</Badge>}
      </Button>
      {/* On a phone a sheet that the browser opens and closes by itself, from there on a part of the page. */}
      <div
        id={sheet}
        popover="auto"
        className="filter-sheet items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[11.5rem_11.5rem_1fr_1fr_1fr_1.4fr]"
      >
        <TextField
          label={t("from")}
          type="date"
          name="from"
          max={filters.to ?? undefined}
          value={filters.from ?? ""}
          onChange={set("from")}
        />
        <TextField
          label={t("to")}
          type="date"
          name="to"
          min={filters.from ?? undefined}
          error={isReversed(filters) && t("reversed")}
          value={filters.to ?? ""}
          onChange={set("to")}
        />
        <SelectField
          label={t("type")}
          name="type"
          value={String(filters.type ?? "")}
          onChange={set("type")}
          options={[
            any,
            ...PERSONALITY_TYPES.map((type) => ({ value: String(type), label: `${type} ${types(`${type}`)}` })),
          ]}
        />
        <SelectField
          label={t("theme")}
          name="theme"
          value={filters.theme ?? ""}
          onChange={set("theme")}
          options={[any, ...REPORT_TYPES.map((theme) => ({ value: theme, label: kinds(theme) }))]}
        />
        <SelectField
          label={t("language")}
          name="language"
          value={filters.language ?? ""}
          onChange={set("language")}
          options={[any, ...LOCALES.map(({ code, name }) => ({ value: code, label: name }))]}
        />
        <SearchField label={t("search")} value={filters.q ?? ""} onChange={(value) => onChange("q", value)} />
        <Button className="sm:hidden" popoverTarget={sheet} popoverTargetAction="hide">
          {common("close")}
        </Button>
      </div>
      <PeriodPresets {...{ filters, onPeriod }} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="field-hint">{t("note")}</p>
        <Button variant="ghost" size="sm" onClick={onClear} disabled={chosen === 0}>
          {t("clear")}
        </Button>
      </div>
    </section>
  );
}
