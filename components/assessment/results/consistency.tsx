import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Card } from "@/components/ui/card";
import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { consistencyBand } from "@/lib/assessment/domain/scoring/wording";

interface ConsistencyProps {
  readonly type: PersonalityType;
  readonly evidence: Pick<TypeEvidence, "byPairs" | "circularTriads" | "heroAgreement" | "sceneAgreement">;
  /** The closest flips; null while they are searched. */
  readonly flips: readonly number[] | null;
  /** The extra scenes count in the type; in the first edition the flips were then still those of the pairs alone. */
  readonly decided: boolean;
  /** Whether the pairs may be looked at again: those of the open run. */
  readonly open: boolean;
}

/** How many of the hero moments have an option of this type. */
function scenesOffering(type: PersonalityType): number {
  return CARDS.filter(({ id, types }) => (HERO_CARD_IDS as readonly string[]).includes(id) && types.includes(type))
    .length;
}

/** How far the answers agree with each other, and how few would have to differ for another result. */
export function Consistency({ type, evidence, flips, decided, open }: ConsistencyProps) {
  const t = useTranslations("results");
  const report = useTranslations("report.nine");
  const { circularTriads: triads, heroAgreement } = evidence;
  const { offered, taken } = evidence.sceneAgreement ?? { offered: scenesOffering(type), taken: heroAgreement };
  const count = flips?.length ?? 0;
  const pairsAlone = decided && !evidence.byPairs;
  return (
    <Card as="section" tone="flat" aria-labelledby="steady-title" className="stack">
      <h2 id="steady-title" className="text-2xl">
        {t("steady.title")}
      </h2>
      <p>{report(consistencyBand(triads), { triads })}</p>
      <p>{t("steady.hero", { all: offered, agreed: taken, type: t(`typeNames.${type}`) })}</p>
      <h3 className="text-xl">{t("steady.changeTitle")}</h3>
      <p aria-busy={flips === null}>
        {flips &&
          (count === 0 ? t("steady.settled") : t(pairsAlone ? "steady.changePairs" : "steady.change", { count }))}
      </p>
      {open && count > 0 && (
        <p>
          <ScreenLink href={`/rheti?pairs=${flips?.join(",")}`} className="link inline-flex min-h-11 items-center">
            {t("steady.review", { count })}
          </ScreenLink>
        </p>
      )}
    </Card>
  );
}
