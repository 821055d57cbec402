import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import type { Certainty } from "@/lib/assessment/domain/evidence";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { sureBand, tenths } from "./certainty-words";

interface AnswerHeadProps {
  readonly type: PersonalityType;
  /** Null for the sample result. */
  readonly certainty: Certainty | null;
}

function HowSure({ certainty }: { certainty: Certainty }) {
  const t = useTranslations("results");
  const { outOfTen, runnerUp, runnerUpProbability } = certainty;
  const second = tenths(runnerUpProbability);
  const type = t(`typeNames.${runnerUp}`);
  return (
    <>
      <p className="lede">{t(`sure.${sureBand(certainty)}`, { tenths: outOfTen, runnerUp: type })}</p>
      <p className="text-ink-soft">
        {second > 0 ? t("runnerUp", { type, tenths: second }) : t("runnerUpSmall", { type })}
      </p>
    </>
  );
}

/** The answer in one glance: the type, how sure it is, and what else it may be. */
export function AnswerHead({ type, certainty }: AnswerHeadProps) {
  const t = useTranslations("results");
  return (
    <header className="grid gap-3">
      <p className="eyebrow">{t("complete")}</p>
      <h1 tabIndex={-1} data-focus-first className="text-4xl outline-none sm:text-5xl">
        {t(`typeDisplay.${type}`)}
      </h1>
      {certainty ? (
        <HowSure certainty={certainty} />
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
