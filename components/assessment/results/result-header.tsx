import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { isUnderOneTenth, type TypeCertainty, tenths } from "@/lib/assessment/domain/scoring/wording";
import { useCertaintyWords } from "./use-certainty-words";

interface ResultHeaderProps {
  readonly type: PersonalityType;
  /** Null for the sample result. */
  readonly certainty: TypeCertainty | null;
  /** How often the answers contradict each other; 0 for the sample. */
  readonly triads: number;
  /** The type in one line. */
  readonly essence?: ReactNode;
}

interface CertaintyTextProps extends Pick<ResultHeaderProps, "type" | "triads"> {
  readonly certainty: TypeCertainty;
}

/** How sure the type is, in the sentences of the report. */
function CertaintyText({ type, certainty, triads }: CertaintyTextProps) {
  const t = useTranslations("results");
  const words = useCertaintyWords();
  const { share, otherShare } = certainty;
  const other = t(`typeNames.${certainty.other}`);
  return (
    <>
      <p className="lede">{words(type, certainty, triads)}</p>
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
export function ResultHeader({ type, certainty, triads, essence }: ResultHeaderProps) {
  const t = useTranslations("results");
  // Where pairs and scenes lead to two types, neither is the answer.
  const other = certainty?.band === "divided" ? certainty.other : null;
  return (
    <header className="result-head">
      <p className="eyebrow">
        {t("complete")}
        {!other && ` · ${t("profile.type")} ${type}`}
      </p>
      <h1 tabIndex={-1} data-focus-first className={other ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl"}>
        {other ? t("both", { name: t(`typeNames.${type}`), other: t(`typeNames.${other}`) }) : t(`typeDisplay.${type}`)}
      </h1>
      {!other && essence}
      {certainty ? (
        <CertaintyText type={type} certainty={certainty} triads={triads} />
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
