import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { SAMPLE_TYPE } from "@/lib/assessment/domain/readings";

export interface RestoreViewProps {
  /** The sample stands in already. */
  inUse: boolean;
  onAnswerPairs(): void;
  onUseSample(): void;
}

/** What stands when there are no answers to go on from: the pairs, or a sample that says it is one. */
export function RestoreView({ inUse, onAnswerPairs, onUseSample }: RestoreViewProps) {
  const t = useTranslations("heroStep");
  return (
    <section className="stack">
      <h1 className="text-3xl">{t(inUse ? "sampleTitle" : "restoreTitle")}</h1>
      <p className="lede">{t(inUse ? "sampleText" : "restoreText")}</p>
      <Button size="lg" wide onClick={onAnswerPairs}>
        {t("answerPairs")}
        <ArrowForwardIcon />
      </Button>
      <Card tone="flat" className="stack">
        <h2 className="text-xl">{t("sampleOffer")}</h2>
        <p>{t("sampleWarning", { type: SAMPLE_TYPE })}</p>
        <Button variant="secondary" onClick={onUseSample}>
          {inUse ? t("keepSample") : t("useSample", { type: SAMPLE_TYPE })}
        </Button>
      </Card>
    </section>
  );
}
