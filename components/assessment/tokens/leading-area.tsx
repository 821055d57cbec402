"use client";

import { useTranslations } from "next-intl";
import { INSTINCTS, type TokenCounts } from "@/lib/assessment/domain/instincts";
import type { PersonalityType } from "@/lib/assessment/domain/types";

/** The type's own text for the area that holds most; both texts where two hold equally many. */
export function LeadingArea({ type, counts }: { type: PersonalityType; counts: TokenCounts }) {
  const t = useTranslations("tokensStep");
  const ts = useTranslations("subtypes");
  const most = Math.max(...INSTINCTS.map((area) => counts[area]));
  const leaders = INSTINCTS.filter((area) => counts[area] === most);
  return (
    <section className="card card-tinted stack">
      <h2 className="eyebrow font-sans">{t("leading")}</h2>
      {leaders.length > 1 && <p>{t("tied")}</p>}
      {leaders.map((area) => (
        <div key={area} className="prose">
          <h3 className="text-xl">{ts(`texts.${type}.${area}.title`)}</h3>
          <p className="text-sm text-ink-soft">{ts(`instincts.${area}.name`)}</p>
          <p>{ts(`texts.${type}.${area}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
