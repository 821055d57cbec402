import { useLocale, useTranslations } from "next-intl";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { headlineWords, shareText, type TypeCertainty, tenths } from "@/lib/assessment/domain/scoring/wording";
import { percentFormat } from "@/lib/platform/format-percent";

/** How sure a type is, in the sentences of the report; `triads` is how often the answers contradict each other. */
export function useCertaintyWords() {
  const names = useTranslations("results.typeNames");
  const words = useTranslations("report.certainty");
  return (type: PersonalityType, certainty: TypeCertainty, triads: number): string => {
    const { sentence, caution } = headlineWords(certainty.band, triads);
    const [name, other] = [names(`${type}`), names(`${certainty.other}`)];
    const figures = { tenths: certainty.tenths, otherTenths: tenths(certainty.otherShare) };
    return words(sentence, { ...figures, name, other }) + (caution ? ` ${words("caution")}` : "");
  };
}

/** How likely a type is, as its person reads it: "37%", "under 1%". */
export function useChanceText(): (share: number) => string {
  const words = useTranslations("report.nine.bars");
  const percent = percentFormat(useLocale());
  return (chance) => shareText(chance, percent, (share) => words("tiny", { share }));
}
