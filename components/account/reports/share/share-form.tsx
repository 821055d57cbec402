import { useTranslations } from "next-intl";
import { useId } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Checkbox, SelectField } from "@/components/ui/fields";
import { isTheme, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { sharePreviewUrl } from "@/lib/reports/domain/report-urls";
import { SHARE_LIVES, type ShareLife } from "@/lib/reports/domain/share-life";
import { SHAREABLE_SECTIONS, type ShareableSection, type ShareSettings } from "@/lib/reports/domain/shared-document";
import { CHAPTERS_OF_ANSWERS } from "@/lib/reports/domain/without-answers";

/** What is shared, the language of the shared page, and for how long. */
export interface ShareChoice extends ShareSettings {
  readonly language: Locale;
  readonly lasts: ShareLife;
}

const madeOfAnswers = (id: ShareableSection) => CHAPTERS_OF_ANSWERS.some((each) => each === id);

interface ShareFormProps {
  readonly reportId: string;
  readonly reportType: ReportType;
  /** The chapters that the report has. */
  readonly chapters: readonly ShareableSection[];
  /** The type as it is shown. */
  readonly type: string;
  /** Links stand that this choice does not touch. */
  readonly besideOpen: boolean;
  readonly choice: ShareChoice;
  onChange(choice: ShareChoice): void;
}

type LanguageAndLifeProps = Pick<ShareFormProps, "choice" | "onChange">;

/** In which language others read it, and for how long. */
function LanguageAndLife({ choice, onChange }: LanguageAndLifeProps) {
  const t = useTranslations("reports.share");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t("language")}
        value={choice.language}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => onChange({ ...choice, language: localeInfo(target.value).code })}
      />
      <SelectField
        label={t("lasts")}
        value={choice.lasts}
        options={SHARE_LIVES.map((life) => ({ value: life, label: t(`life.${life}`) }))}
        onChange={({ target }) =>
          onChange({ ...choice, lasts: SHARE_LIVES.find((life) => life === target.value) ?? choice.lasts })
        }
      />
    </div>
  );
}

/** What others may read, in which language, for how long, and with or without the name. */
export function ShareForm({ reportId, reportType, chapters, type, besideOpen, choice, onChange }: ShareFormProps) {
  const t = useTranslations("reports.share");
  const hintId = useId();
  const { sections, showName, showSign, language } = choice;
  const ofAnswers = chapters.filter(madeOfAnswers);
  const toggle = (id: ShareableSection, on: boolean) =>
    onChange({
      ...choice,
      sections: SHAREABLE_SECTIONS.filter((each) => (each === id ? on : sections.includes(each))),
    });
  const boxes = (offered: readonly ShareableSection[]) => (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {offered.map((id) => (
        <Checkbox
          key={id}
          label={t(`section.${id}`)}
          hint={t(id === "depth" && isTheme(reportType) ? "depthBrief" : `about.${id}`)}
          checked={sections.includes(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        />
      ))}
    </div>
  );
  return (
    <details className="border-line border-y py-1">
      <summary className="link min-h-11 cursor-pointer py-2.5 font-semibold">{t("choose")}</summary>
      <div className="grid gap-5 py-3">
        {besideOpen && <p className="text-ink-soft">{t("choiceHolds")}</p>}
        <fieldset className="grid gap-1">
          <legend className="field-label mb-2">{t("sections")}</legend>
          <Checkbox label={t("type", { type })} checked disabled readOnly />
          {boxes(chapters.filter((id) => !madeOfAnswers(id)))}
        </fieldset>
        {ofAnswers.length > 0 && (
          <fieldset aria-describedby={hintId} className="grid gap-1">
            <legend className="field-label mb-2">{t("answers")}</legend>
            <p id={hintId} className="text-ink-soft text-sm">
              {t("answersHint")}
            </p>
            {boxes(ofAnswers)}
          </fieldset>
        )}
        <Checkbox
          label={t("showName")}
          hint={t("nameHint")}
          checked={showName}
          onChange={(event) => onChange({ ...choice, showName: event.target.checked })}
        />
        <Checkbox
          label={t("showSign")}
          hint={t("signHint")}
          checked={showSign}
          onChange={(event) => onChange({ ...choice, showSign: event.target.checked })}
        />
        <LanguageAndLife choice={choice} onChange={onChange} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            variant="secondary"
            href={sharePreviewUrl(reportId, choice, language)}
            target="_blank"
            rel="noopener"
          >
            {t("preview")}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
