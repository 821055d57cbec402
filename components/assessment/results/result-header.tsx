import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { isUnderOneTenth, type TypeCertainty, tenths } from "@/lib/assessment/domain/scoring/wording";

interface ResultHeaderProps {
  readonly type: PersonalityType;
  /** Null for the sample result. */
  readonly certainty: TypeCertainty | null;
  /** The type in one line. */
  readonly essence?: ReactNode;
}

/** How sure the type is, in the sentence of the report. */
function CertaintyText({ type, certainty }: { type: PersonalityType; certainty: TypeCertainty }) {
  const t = useTranslations("results");
  const sentence = useTranslations("report.certainty");
  const { band, share, otherShare } = certainty;
  const [name, other] = [t(`typeNames.${type}`), t(`typeNames.${certainty.other}`)];
  return (
    <>
      <p className="lede">
        {sentence(band, { tenths: certainty.tenths, otherTenths: tenths(otherShare), name, other })}
      </p>
      {share >= otherShare && (
        <p className="text-ink-soft">
          {isUnderOneTenth(otherShare)
            ? t("runnerUpSmall", { type: other })
            : t("runnerUp", { type: other, tenths: tenths(otherShare) })}
        </p>
      )}
    </>
  );
}

/** The answer in one glance: the type, how sure it is, and what else it may be. */
export function ResultHeader({ type, certainty, essence }: ResultHeaderProps) {
  const t = useTranslations("results");
  return (
    <header className="result-head">
      <p className="eyebrow">
        {t("complete")} · {t("profile.type")} {type}
      </p>
      <h1 tabIndex={-1} data-focus-first className="text-5xl outline-none sm:text-6xl">
        {t(`typeDisplay.${type}`)}
      </h1>
      {essence}
      {certainty ? (
        <CertaintyText type={type} certainty={certainty} />
      ) : (
        <Alert tone="warning" title={t("sample.title")}>
          <p>{t("sample.text")}</p>
          <ScreenLink href="/rheti" className="link inline-flex min-h-11 items-center">
            {t("sample.answer")}
          </ScreenLink>
        </Alert>
      )}
    </header>
  );
}
